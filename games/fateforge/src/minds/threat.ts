import type { Section } from '../content/band.ts';
import { bossOf } from '../content/index.ts';
import { canShoot, distance } from '../rules/board.ts';
import { isHindered } from '../rules/enemy-act.ts';
import { bandOf, isValid } from '../rules/enemy-target.ts';
import { shownCards } from '../rules/reactions.ts';
import { type Enemy, type Fateforge, type Hero, heroAt } from '../state.ts';
import type { Outlook } from './outlook.ts';

/** Damage that each hero, by index, has to expect in what is left of the round, before block and armour. */
export type Threat = readonly number[];

/** Being stunned, pushed or pulled. */
const A_NUISANCE = 0.3;
const damages = new WeakMap<Section, number>();

/** Damage before anything stops it. */
export function damageOf(section: Section): number {
  const known = damages.get(section);
  if (known !== undefined) return known;
  let sum = 0;
  for (const { op, plus, harmless, toxic } of section.actions)
    if (op === 'hit' || op === 'shot') sum += plus + Number(!harmless) + Number(toxic);
    else if (op === 'stun' || op === 'pull' || op === 'push') sum += A_NUISANCE;
  damages.set(section, sum);
  return sum;
}

/** Whether the section may be for this hero. */
function fits(s: Fateforge, e: Enemy, h: Hero, section: Section): boolean {
  const off = distance(s, e.zone, h.zone);
  if (off < section.from || off > section.to || !isValid(s, e, h)) return false;
  return !section.actions.some(({ op }) => op === 'shot') || canShoot(s, e.zone, h.zone);
}

/** Whom the section strikes: as it says, else the one who has most left; -1 where it fits nobody. */
function victimOf(s: Fateforge, e: Enemy, section: Section): number {
  const players = section.target === 'choice' && (!section.moves || s.settings.moveTarget === 'choice');
  let best = -1;
  let most = -99;
  for (let place = 0; place < s.order.length; place++) {
    const i = s.order[place] as number;
    const h = heroAt(s, i);
    if (!fits(s, e, h, section)) continue;
    const rank = players ? h.health + h.block : section.target === 'later' ? place : -place;
    if (rank <= most) continue;
    best = i;
    most = rank;
  }
  return best;
}

/** The section that the enemy would use; undefined where none fits, or it cannot be carried out. */
function strike(s: Fateforge, e: Enemy, odds: number, threat: number[]): void {
  for (const section of bandOf(s, e)) {
    const victim = victimOf(s, e, section);
    if (victim < 0) continue;
    if (section.target !== 'none' && !isHindered(s, e, section))
      threat[victim] = (threat[victim] as number) + damageOf(section) * odds;
    return;
  }
}

/** FF-231: of all enemies of the card, the first for whom its leftmost fitting section is. */
function react(s: Fateforge, card: string, odds: number, threat: number[]): void {
  let best: Enemy | undefined;
  let first = 99;
  let victim = -1;
  for (const e of s.enemies) {
    if (e.card !== card || e.laid || e.stunned) continue;
    const band = bandOf(s, e);
    for (let k = 0; k < band.length && k <= first; k++) {
      const section = band[k] as Section;
      if (k === first && best && best.number < e.number) break;
      const found = isHindered(s, e, section) ? -1 : victimOf(s, e, section);
      if (found < 0) continue;
      best = e;
      first = k;
      victim = found;
      break;
    }
  }
  const section = best && bandOf(s, best)[first];
  if (section && section.target !== 'none')
    threat[victim] = (threat[victim] as number) + damageOf(section) * odds;
}

function bossThreat(s: Fateforge, e: Enemy, odds: number, threat: number[]): void {
  const boss = bossOf(e.card);
  if (!boss || s.boss?.marks.includes('skip')) return;
  const inReach = (i: number, from: number, to: number): boolean => {
    const h = heroAt(s, i);
    const off = distance(s, e.zone, h.zone);
    return off >= from && off <= to && isValid(s, e, h);
  };
  const add = (i: number, damage: number): void => {
    threat[i] = (threat[i] as number) + damage * odds;
  };
  for (const deed of boss.turns[(s.round - 1) % boss.turns.length] ?? []) {
    switch (deed.kind) {
      case 'attack': {
        const near = s.order.filter((i) => inReach(i, deed.from, deed.to));
        const struck =
          deed.target === 'each' ? near : near.slice(...(deed.target === 'later' ? [-1] : [0, 1]));
        for (const i of struck) add(i, 1 + deed.plus + Number(deed.toxic));
        break;
      }
      case 'toxic':
        for (const i of s.order) if (inReach(i, 0, deed.to)) add(i, 1);
        break;
      case 'fear':
      case 'push':
      case 'pull':
        for (const i of s.order) if (inReach(i, deed.from, deed.to)) add(i, A_NUISANCE);
    }
  }
}

/** What heroes who still act may prevent. */
const PREVENTED = 0.7;

/** As enemies stand now, and bands are read (FF-231, FF-239). */
export function threatTo(s: Fateforge, outlook: Outlook): Threat {
  const threat = s.heroes.map(() => 0);
  const odds = outlook.acts.includes(true) ? PREVENTED : 1;
  if (outlook.enemiesToCome) {
    for (const e of s.enemies) {
      if (e.laid || e.stunned || e.marks.includes('held')) continue;
      if (bossOf(e.card)) bossThreat(s, e, odds, threat);
      else strike(s, e, odds, threat);
    }
  }
  if (outlook.reactionsToCome) for (const card of shownCards(s, s.round)) react(s, card, odds, threat);
  return threat;
}
