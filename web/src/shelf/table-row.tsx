import { covers } from '../faces/covers.ts';
import { boxOf } from '../hall/boxes.ts';
import { orTell } from '../hall/faults.ts';
import { hrefTo } from '../hall/route.ts';
import { icon } from '../icons/hall.icons.ts';
import { Icon } from '../icons/icon.tsx';
import { Lid } from '../kit/pictures/lid.tsx';
import { giveKeptFile } from '../session/files.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { say } from '../words/words.ts';
import { partyWords } from './party-words.ts';
import { useStandingWords } from './standing-words.ts';

export type TableAsk = { readonly what: 'rename' | 'clear'; readonly table: KeptTable };

/** One table: what it is, how it stands, and what can be done with it. */
export function TableRow({ table, onAsk }: { table: KeptTable; onAsk: (ask: TableAsk) => void }) {
  const words = say.value.tables;
  const box = boxOf(table.game);
  const { round, outcome } = table.standing;
  const { line, question } = useStandingWords(table);
  const party = partyWords(table);
  const state = outcome ? words[outcome] : question;
  const cover = Object.hasOwn(covers, table.game) ? covers[table.game] : undefined;
  const [accent, ground] = cover?.colors ?? [];
  return (
    <li class={outcome ? 'table-row panel over' : 'table-row panel'}>
      {cover && (
        <span class="table-lid" aria-hidden="true" style={{ '--accent': accent, '--ground': ground }}>
          <Lid layers={cover.lid} />
        </span>
      )}
      <a
        class="table-open"
        href={hrefTo(['table', table.id])}
        aria-label={(outcome ? words.lookAt : words.goOnWith)(table.name)}
      >
        <bdi class="table-name">{table.name}</bdi>
        <span class="quiet">
          {box?.name ?? table.game} · {words.round(round)} · {words.changed(say.value.day(table.changed))}
          {party && (
            <>
              {' · '}
              <bdi class="person">{party}</bdi>
            </>
          )}
        </span>
        <span class="table-line">{line}</span>
        <span class={outcome ? 'table-state' : 'table-state asked'}>{state}</span>
      </a>
      <span class="table-tools">
        <RowTool label={words.rename} of={icon.pen} onClick={() => onAsk({ what: 'rename', table })} />
        <a
          class="button icon-button"
          href={hrefTo(['replay', table.id])}
          aria-label={words.replay}
          title={words.replay}
        >
          <Icon of={icon.film} size={19} />
        </a>
        {outcome && box && (
          <a
            class="button icon-button"
            href={hrefTo(['new', table.game], { like: table.id })}
            aria-label={say.value.table.again}
            title={say.value.table.again}
          >
            <Icon of={icon.again} size={19} />
          </a>
        )}
        <RowTool label={words.export} of={icon.export} onClick={() => orTell(giveKeptFile(table.id))} />
        <RowTool label={words.remove} of={icon.trash} onClick={() => onAsk({ what: 'clear', table })} />
      </span>
    </li>
  );
}

function RowTool(props: { label: string; of: string; onClick: () => void }) {
  return (
    <button
      type="button"
      class="button icon-button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      <Icon of={props.of} size={19} />
    </button>
  );
}
