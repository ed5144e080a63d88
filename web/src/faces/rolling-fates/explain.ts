import type { Told } from '@wyrdhall/kernel';
import {
  cardText,
  ENEMY_POISON,
  enemyName,
  factsOf,
  fullHeroName,
  poisonLoss,
  type Status,
  secretText,
  stepText,
  telegraphLine,
} from '@wyrdhall/rolling-fates';
import type { Explained } from '../../kit/explain/explained.ts';
import { enemyColor, heroColor, statusColor, statusIcon } from './look.ts';
import { enemyIcon, heroIcon } from './pictures.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateProps, SeenEnemy, SeenHero } from './seen.ts';
import { nameOf } from './spoken.ts';
import { fate, language, quoted } from './words/words.ts';

/** How much of what an enemy did is remembered on its sheet. */
const LATELY = 3;
const STATUS_RULES: Readonly<Record<Status, readonly string[]>> = {
  poison: ['RF-123', 'RF-137'],
  weakness: ['RF-101', 'RF-137'],
  stun: ['RF-130', 'RF-142'],
};

/** What is pointed at: `figure:<hero or enemy>`, `status:<status>`, `sign:<sign>`. */
export function explain(props: FateProps, subject: string): Explained | undefined {
  const [kind, id = ''] = subject.split(':');
  if (kind === 'status' && isStatus(id)) return aboutStatus(id);
  if (kind === 'sign') return aboutSign(id);
  if (kind !== 'figure') return undefined;
  const enemy = props.view.combat?.enemies.find((other) => other.id === id);
  const hero = props.view.heroes.find((other) => other.id === id);
  return enemy ? aboutEnemy(props, enemy) : hero && aboutHero(props, hero);
}

const isStatus = (id: string): id is Status => Object.hasOwn(STATUS_RULES, id);

function aboutEnemy(props: FateProps, enemy: SeenEnemy): Explained {
  const words = fate.value;
  const { tier } = factsOf(enemy.kind);
  const answer = props.places.open.get(enemy.id);
  return {
    title: enemyName(enemy.id, language.value),
    kind: enemy.great ? words.greatTier(tier) : words.tier(tier),
    icon: enemyIcon(enemy.kind),
    color: enemyColor(enemy.kind),
    ...(answer && { does: [answer.label] }),
    facts: [
      { label: words.lifeWord, value: `${enemy.life} / ${enemy.maxLife}`, icon: fateIcon.damage },
      ...(enemy.armour > 0 ? [{ label: words.armourWord, value: enemy.armour, icon: fateIcon.armour }] : []),
    ],
    says: [
      quoted(telegraphLine(enemy.kind, language.value)),
      ...(enemy.telegraphed ? [words.heavySoon] : []),
      ...(enemy.intent ? [`${words.nextStep}: ${stepText(enemy.intent, language.value)}.`] : []),
      ...(enemy.known?.next[1]
        ? [`${words.afterThat}: ${stepText(enemy.known.next[1], language.value)}.`]
        : []),
      enemy.known ? secretText(enemy.kind, language.value) : words.mayHide,
      ...enemy.statuses.map((status) => words.statusDoes(status, ENEMY_POISON)),
      ...lately(props, (event) => 'enemy' in event && event.enemy === enemy.id && DEEDS.has(event.kind)),
    ],
    rules: ['RF-110', 'RF-117', 'RF-125'],
  };
}

const DEEDS: ReadonlySet<string> = new Set([
  'attack',
  'armours',
  'fury',
  'mends',
  'skips',
  'waits',
  'returns',
  'withstands',
]);

/** What happened around somebody, the latest first. */
function lately({ told, words }: FateProps, isAbout: (event: Told) => boolean): string[] {
  const events = (told?.() ?? []).filter(isAbout).slice(-LATELY).reverse();
  return events.length > 0
    ? [`${fate.value.lately}: ${events.map((event) => words.event(event)).join(' ')}`]
    : [];
}

function aboutHero(props: FateProps, hero: SeenHero): Explained {
  const words = fate.value;
  const answer = props.places.open.get(hero.id);
  const { companion } = props.view.settings;
  const seat = props.view.heroes.indexOf(hero);
  const can = props.asked?.includes(seat) && props.prompt?.seat !== seat;
  return {
    title: fullHeroName(hero.id, language.value),
    kind: `${words.roles[hero.id]}, ${words.level(hero.level)}`,
    icon: heroIcon(hero.id),
    color: heroColor[hero.id],
    ...(answer ? { does: [answer.label] } : can ? { does: [words.yourTurn(nameOf(hero))] } : {}),
    facts: companion
      ? []
      : [
          { label: words.lifeWord, value: `${hero.life} / ${hero.maxLife}`, icon: fateIcon.damage },
          { label: words.defenceWord, value: hero.defence, icon: fateIcon.defence },
          {
            label: words.treasures,
            value: `${hero.treasures.length} / ${hero.inventory}`,
            icon: fateIcon.bag,
          },
        ],
    says: [
      ...hero.statuses.map((status) => words.statusDoes(status, poisonLoss(hero))),
      ...[...hero.treasures, ...hero.traits].map((id) => {
        const { name, text } = cardText(id, language.value);
        return `${name}: ${text}`;
      }),
    ],
    rules: ['RF-010', 'RF-100'],
  };
}

function aboutStatus(status: Status): Explained {
  const words = fate.value;
  return {
    title: words.statuses[status],
    kind: words.statusWord,
    icon: statusIcon(status),
    color: statusColor[status],
    says: words.statusTells(ENEMY_POISON)[status],
    rules: STATUS_RULES[status],
  };
}

type Sign = 'armour' | 'defence' | 'guard' | 'bag' | 'any' | 'same' | 'exact' | 'luck';
const SIGNS: Readonly<Record<Sign, { readonly icon: string; readonly rules: readonly string[] }>> = {
  armour: { icon: fateIcon.armour, rules: ['RF-106'] },
  defence: { icon: fateIcon.defence, rules: ['RF-100'] },
  guard: { icon: fateIcon.guard, rules: ['RF-078'] },
  bag: { icon: fateIcon.bag, rules: ['RF-161', 'RF-166'] },
  any: { icon: fateIcon.fate, rules: ['RF-080'] },
  same: { icon: fateIcon.fate, rules: ['RF-081', 'RF-083', 'RF-084'] },
  exact: { icon: fateIcon.fate, rules: ['RF-082'] },
  luck: { icon: fateIcon.fate, rules: ['RF-086'] },
};
const isSign = (id: string): id is Sign => Object.hasOwn(SIGNS, id);

function aboutSign(id: string): Explained | undefined {
  if (!isSign(id)) return undefined;
  const [title, ...says] = fate.value.signs[id];
  return { title, says, ...SIGNS[id] };
}
