import { adventureName, zoneName } from '@wyrdhall/rolling-fates';
import { Icon } from '../../icons/icon.tsx';
import { look } from '../../kit/look.ts';
import { mapOpen } from './looking.ts';
import { MapDialog, Trail } from './map.tsx';
import { fateIcon } from './rolling-fates.icons.ts';
import type { FateProps, SeenCombat } from './seen.ts';
import type { FateWords } from './words/catalogue.ts';
import { fate, language } from './words/words.ts';

const PHASES = [
  { phase: 'fate', icon: fateIcon.fate },
  { phase: 'character', icon: fateIcon.heroes },
  { phase: 'enemy', icon: fateIcon.enemies },
] as const;

/** In a fight the round and its phases, on the way the places of the zone; and what leads to map and saga. */
export function Meter({ view }: FateProps) {
  const words = fate.value;
  const { journey, combat } = view;
  const place = words.place(
    adventureName(journey.adventure, language.value),
    zoneName(journey.adventure, journey.zone, language.value),
  );
  return (
    <>
      {combat ? <Phases combat={combat} words={words} /> : <Trail journey={journey} />}
      {combat && (
        <button
          type="button"
          class="button icon-button rf-tool"
          aria-label={`${words.openMap}: ${place}`}
          title={place}
          onClick={() => {
            mapOpen.value = true;
          }}
        >
          <Icon of={fateIcon.map} size={20} />
        </button>
      )}
      <button
        type="button"
        class="button icon-button rf-tool rf-saga-tool"
        aria-label={words.saga}
        title={`${words.saga} (L)`}
        aria-pressed={look.sheet.value === 'saga'}
        onClick={() => {
          look.sheet.value = look.sheet.value === 'saga' ? 'hand' : 'saga';
        }}
      >
        <Icon of={fateIcon.saga} size={20} />
      </button>
      <MapDialog journey={journey} />
    </>
  );
}

function Phases({ combat, words }: { combat: SeenCombat; words: FateWords }) {
  return (
    <span class="rf-phases" role="img" aria-label={words.phase(combat.round, words.phases[combat.phase])}>
      <span class="rf-round">{words.round(combat.round)}</span>
      <b class="rf-round-short">{combat.round}</b>
      {PHASES.map(({ phase, icon }) => (
        <span key={phase} class={phase === combat.phase ? 'rf-phase now' : 'rf-phase'}>
          <Icon of={icon} size={18} />
          <span>{words.phases[phase]}</span>
        </span>
      ))}
    </span>
  );
}
