import { hrefTo } from '../../hall/route.ts';
import { icon } from '../../icons/hall.icons.ts';
import { Icon } from '../../icons/icon.tsx';
import { laterIcon } from '../../icons/later.icons.ts';
import { look } from '../../kit/look.ts';
import { giveTable } from '../../session/give-table.ts';
import type { Session } from '../../session/session.ts';
import { sayPages } from '../../words/pages.ts';
import { say } from '../../words/words.ts';
import { usePopup } from '../use-popup.ts';
import { RemakeList } from './remake-list.tsx';
import { TableSettings } from './table-settings.tsx';

/** What else can be done at a table. */
export function TableMenu({ session }: { session: Session }) {
  const popup = usePopup();
  const words = say.value;
  const { game, kept, face } = session;
  const open = (menu: 'keys' | 'report' | 'seats' | 'undo') => () => {
    look.menu.value = menu;
  };
  return (
    <nav class="menu panel" aria-label={words.table.menu} ref={popup} tabIndex={-1}>
      <ul>
        {face.List !== face.Board && (
          <li class="only-narrow">
            <button
              type="button"
              class="button"
              onClick={() => {
                look.list.value = !look.list.value;
                look.menu.value = undefined;
              }}
            >
              <Icon of={look.list.value ? icon.map : icon.list} />
              {look.list.value ? words.table.asBoard : words.table.list}
            </button>
          </li>
        )}
        <li>
          <a class="button" href={hrefTo(['rules', game.id])}>
            <Icon of={icon.book} />
            {words.table.rules}
          </a>
        </li>
        <li>
          <button type="button" class="button" data-menu="undo" onClick={open('undo')}>
            <Icon of={icon.undo} />
            {words.table.undoList}
          </button>
        </li>
        {session.link.reseat && (
          <li>
            <button type="button" class="button" data-menu="seats" onClick={open('seats')}>
              <Icon of={icon.users} />
              {words.people.seats}
            </button>
          </li>
        )}
        <RemakeList session={session} />
        <li>
          <button type="button" class="button" onClick={() => void giveTable(session)}>
            <Icon of={icon.export} />
            {words.tables.export}
          </button>
        </li>
        <li>
          <a class="button" href={hrefTo(['replay', kept.value.id])}>
            <Icon of={icon.film} />
            {words.tables.replay}
          </a>
        </li>
        <li>
          <button type="button" class="button" onClick={open('report')}>
            <Icon of={icon.flag} />
            {sayPages.value.report.title}
          </button>
        </li>
        <li>
          <button type="button" class="button" onClick={open('keys')}>
            <Icon of={laterIcon.why} />
            {words.table.help}
          </button>
        </li>
        <li>
          <a class="button" href={hrefTo(['comfort'])}>
            <Icon of={icon.comfort} />
            {words.table.comfort}
          </a>
        </li>
        <li>
          <a class="button" href={hrefTo([])}>
            <Icon of={icon.back} />
            {words.table.leave}
          </a>
        </li>
      </ul>
      <TableSettings session={session} />
    </nav>
  );
}
