import { Facts } from '@wyrdhall/kernel';
import {
  ENEMY_POISON,
  enemyName,
  factsOf,
  foreseenAttacks,
  heroName,
  secretText,
  stepText,
  telegraphLine,
} from '@wyrdhall/rolling-fates';
import { Icon } from '../../icons/icon.tsx';
import { Bar } from '../../kit/sheets/bar.tsx';
import { deedOfEnemy, riddleOf, toldNow } from './deeds.ts';
import { Falling } from './falling.tsx';
import { Figure } from './figure.tsx';
import { shownBlow } from './foreseen.ts';
import { aimedAt } from './looking.ts';
import { drawnAs } from './pictures.ts';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateProps, SeenEnemy } from './seen.ts';
import { spokenEnemy } from './spoken.ts';
import { Target } from './target.tsx';
import { Tokens } from './tokens.tsx';
import type { FateWords } from './words/catalogue.ts';
import { language } from './words/words.ts';

interface EnemyProps {
  readonly props: FateProps;
  readonly enemy: SeenEnemy;
  readonly loss: number;
  readonly words: FateWords;
}

/** An enemy: what it lets one guess above, its figure, its name, Life and statuses below. */
export function Enemy({ props, enemy, loss, words }: EnemyProps) {
  const answer = props.places.open.get(enemy.id);
  const { moves, number } = deedOfEnemy(toldNow(props), enemy.id);
  const label = spokenEnemy(enemy, loss, words);
  const warning = warningFor(props, enemy, words);
  const riddle = riddleOf(props, enemy.id);
  return (
    <Target
      face={props}
      id={enemy.id}
      kind={`foe${enemy.great ? ' great' : ''}${moves}`}
      label={[
        ...(answer ? [answer.label] : []),
        label,
        ...(riddle ? [words.riddle(riddle.meant, riddle.lost)] : []),
        ...(warning ? [warning] : []),
      ].join('. ')}
      answer={answer}
    >
      <Bubble props={props} enemy={enemy} words={words} />
      <span class="rf-body">
        <Figure of={drawnAs(enemy.kind)} tier={factsOf(enemy.kind).tier} />
        <Falling amount={number} />
      </span>
      <span class="rf-plate">
        <span class="rf-plate-name">{enemyName(enemy.id, language.value)}</span>
        {enemy.armour > 0 && (
          <span
            class="rf-armour"
            role="img"
            aria-label={words.armour(enemy.armour)}
            data-explain="sign:armour"
          >
            <Icon of={fateIcon.armour} size={13} />
            {enemy.armour}
          </span>
        )}
        <span class="rf-plate-life">
          <b class={loss >= enemy.life ? 'rf-kill' : ''}>{lifeOf(enemy, loss, words)}</b>
        </span>
        <Bar
          class="rf-life"
          value={enemy.life}
          of={enemy.maxLife}
          loss={loss}
          label={words.life(enemy.life, enemy.maxLife)}
        />
        <Tokens statuses={enemy.statuses} poison={ENEMY_POISON} words={words} />
        {enemy.known && (
          <span class="rf-secret">
            <Icon of={fateIcon.lens} size={13} />
            {secretText(enemy.kind, language.value)}
          </span>
        )}
        {riddle && <span class="rf-riddle">{words.riddle(riddle.meant, riddle.lost)}</span>}
        {warning && <span class="rf-why">{warning}</span>}
      </span>
    </Target>
  );
}

/** Before and after what is foreseen; what nobody has investigated may turn out otherwise. */
function lifeOf({ life, known }: SeenEnemy, loss: number, words: FateWords): string {
  if (loss === 0) return String(life);
  if (loss >= life) return `${life} → ${words.fallsShort}`;
  return `${life} → ${life - loss}${known || aimedAt.value === undefined ? '' : '?'}`;
}

/** RF-076: what does nothing, or less than it says, is said before somebody does it. */
function warningFor(props: FateProps, enemy: SeenEnemy, words: FateWords): string | undefined {
  const { prompt } = props;
  const answer = props.places.open.get(enemy.id);
  if (prompt && answer && new Facts(prompt.question).texts('inVain').includes(answer.id)) return words.inVain;
  const put = (shownBlow(props)?.effects ?? []).flatMap((effect) =>
    effect.kind === 'strike' ? effect.statuses : [],
  );
  const proof = put.filter((status) => enemy.known?.immune.includes(status));
  return proof.length > 0 ? words.immuneTo(proof.map((status) => words.statuses[status])) : undefined;
}

/** Its line, always; below it what the lens shows, or that nobody has looked yet. */
function Bubble({ props, enemy, words }: Omit<EnemyProps, 'loss'>) {
  const { intent, known, telegraphed } = enemy;
  const speaks =
    props.event?.kind === 'telegraph' && 'enemy' in props.event && props.event.enemy === enemy.id;
  const says = telegraphed || speaks;
  const names = foreseenAttacks(props.view).flatMap(({ enemy: id, seat }) =>
    id === enemy.id ? [heroName(props.view.heroes[seat]?.id ?? '') ?? ''] : [],
  );
  const attacks = intent?.kind === 'attack';
  const aim = known && attacks ? words.aims[factsOf(enemy.kind).aim] : '';
  return (
    <span class={says ? 'rf-bubble says' : 'rf-bubble'}>
      <q>{telegraphLine(enemy.kind, language.value)}</q>
      {intent ? (
        <span class="rf-lens">
          <Icon of={fateIcon.lens} size={14} />
          {stepText(intent, language.value)}
          {aim && ' · '}
          {aim && <span class={names.length > 0 ? 'rf-aim' : ''}>{names.length > 0 ? `${aim}: ` : aim}</span>}
          {aim && words.aimsAt(names)}
        </span>
      ) : (
        <span class="rf-unknown">{telegraphed ? words.heavySoon : words.unknown}</span>
      )}
    </span>
  );
}
