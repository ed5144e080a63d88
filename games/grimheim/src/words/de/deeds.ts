import type { Aim, Deed, RegularEffect } from '../../content/effect.ts';
import { MOST_PIECES } from '../../rules/town.ts';
import { count } from './names.ts';

export const fields = (n: number): string => count(n, 'Feld', 'Felder');
const upTo = (n: number): string => (n > 1 ? `bis zu ${n}` : `${n}`);

/** Whom a card is aimed at, in the accusative ("ein benachbartes Monster") or the dative. */
function target(aim: Aim, on: RegularEffect['on'], dative = false): string {
  const { within, ranks, healthLeft, nearer } = aim;
  const [lowest, highest] = ranks;
  const legend = dative ? 'einer benachbarten Legende' : 'eine benachbarte Legende';
  const besides = [
    ...(highest === 1 ? [' von Rang 1'] : []),
    ...(highest === 2 ? [' von Rang 1 oder 2'] : []),
    ...(lowest === 3 ? [` von Rang 3 oder ${legend}`] : []),
  ].join('');
  const after = [
    ...(highest === 3 ? [`, aber ${dative ? 'keiner' : 'keine'} Legende`] : []),
    ...(healthLeft === undefined ? [] : [` mit noch höchstens ${healthLeft} Leben`]),
    ...(nearer ? [', das näher an Grimheim ist als du'] : []),
  ].join('');
  const one = dative ? 'einem' : 'ein';
  if (within === 'range') return `${one} Monster${besides} in Angriffsreichweite${after}`;
  if (on === 'after-attack') {
    return `${one} ${dative ? 'beliebigen' : 'beliebiges'} Monster${besides} neben dir${after}`;
  }
  return `${one} ${dative ? 'benachbarten' : 'benachbartes'} Monster${besides}${after}`;
}

/** A restriction at the end of the target is closed by a comma where the sentence goes on. */
const closing = (aim: Aim): string => (aim.ranks[1] === 3 || aim.nearer ? ',' : '');

function heal({ amount, whom }: Extract<Deed, { does: 'heal' }>): string {
  switch (whom) {
    case 'self':
      return `entferne ${upTo(amount)} Schaden von dir`;
    case 'near':
      return `entferne ${upTo(amount)} Schaden von dir oder einem benachbarten Helden`;
    case 'shared':
      return amount === 1
        ? 'entferne 1 Schaden von dir, von einem benachbarten Helden oder von der Ausrüstung eines von euch'
        : `entferne bis zu ${amount} Schaden, beliebig verteilt, von dir, von benachbarten Helden und von eurer Ausrüstung`;
    case 'each':
      return `entferne ${amount} Schaden von dir und von jeder deiner Karten`;
  }
}

const FACES = {
  hit: 'Treffer',
  ringed: 'Treffer ohne Deckung',
  rune: 'Runen',
  blank: 'Fehlwürfe',
} as const;

/** What a deed does, as a clause without its full stop. */
export function deed(d: Deed, { on, may, automatic }: RegularEffect): string {
  switch (d.does) {
    case 'damage': {
      const kind = d.unpreventable ? 'unverhinderbaren Schaden' : 'Schaden';
      const forest = d.inForest === undefined ? '' : `, im Wald ${d.inForest}`;
      return `füge ${target(d.aim, on, true)}${closing(d.aim)} ${d.amount} ${kind} zu${forest}`;
    }
    case 'roll':
      return `wirf ${d.dice} Würfel gegen ${target(d.aim, on)}`;
    case 'kill':
      return may ? `du darfst ${target(d.aim, on)}${closing(d.aim)} töten` : `töte ${target(d.aim, on)}`;
    case 'kick': {
      const legends = d.aim.ranks[1] === 4 ? ', auch einer Legende,' : closing(d.aim);
      const way = d.areas === 1 ? '1 Feld weit' : `${d.areas} Felder weit weg, oder so weit es geht`;
      return `füge ${target(d.aim, on, true)}${legends} ${d.amount} Schaden zu und schiebe es ${way}`;
    }
    case 'hold':
      return `${target(d.aim, on)}${closing(d.aim)} zieht im kommenden Monsterzug nicht selbst`;
    case 'strike-back':
      if (on === 'hit') return `füge diesem Monster ${d.amount} Schaden zu`;
      return `füge ihm ${d.amount} Schaden zu${automatic ? '' : ', wenn es benachbart ist'}`;
    case 'heal':
      return heal(d);
    case 'repair':
      return 'entferne allen Schaden von einer deiner Ausrüstungskarten';
    case 'prevent':
      return `verhindere ${upTo(d.amount)} Schaden`;
    case 'move':
      return `gehe ${upTo(d.steps)} ${d.steps === 1 ? 'Feld' : 'Felder'} weit`;
    case 'lengthen':
      return d.what === 'range'
        ? `Angriffsreichweite +${d.amount} bis zum Ende deines Zuges`
        : `deine Aktion Bewegen reicht ${fields(d.amount)} weiter`;
    case 'attack':
      return 'führe eine zusätzliche Angriffsaktion aus';
    case 'draw':
      return `ziehe ${count(d.cards, 'Ereignis', 'Ereignisse')}${on === 'turn-end' ? ' mehr' : ''}`;
    case 'gold':
      return `nimm ${d.amount} Gold${d.atThree ? `, oder ${d.atThree} Gold neben 3 Bergfeldern` : ''}`;
    case 'mana':
      return 'lege 1 Mana auf eine Karte deiner Wahl';
    case 'build':
      return `füge 1 Gebäude hinzu, höchstens bis ${MOST_PIECES}`;
    case 'add': {
      const more = `+${d.damage} Schaden${d.perRune ? ' für jede Rune, die zu sehen ist' : ''}`;
      return d.hurts ? `nimm ${d.hurts} unverhinderbaren Schaden für ${more}` : more;
    }
    case 'add-dice':
      return `wirf ${d.dice} Würfel dazu`;
    case 'reroll':
      return `wirf ${d.faces.map((face) => `alle ${FACES[face]}`).join(' und ')} neu`;
  }
}
