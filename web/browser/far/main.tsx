// The hall's own table, linked to a game on the other side of a bad wire. The other side is in this page too.
import { render } from 'preact';
import { lookAfresh } from '../../src/kit/look.ts';
import { wearPreferences } from '../../src/preferences/preferences.ts';
import { openSession } from '../../src/session/answering.ts';
import { wearTable } from '../../src/session/root.ts';
import { TableFrame } from '../../src/table/table-frame.tsx';
import { playElsewhere } from './elsewhere.ts';
import { farTable } from './table.ts';
import '../../src/styles/hall.css';

wearPreferences();
const table = await farTable(new URLSearchParams(location.search));
const session = openSession(table.face, table.link);
lookAfresh();
wearTable(session);
const other = playElsewhere(table);
Object.assign(window, { far: { ...other, cut: table.cut, report: table.report } });
const hall = document.getElementById('hall');
if (hall) render(<TableFrame session={session} />, hall);
