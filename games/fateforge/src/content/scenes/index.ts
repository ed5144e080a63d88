import type { Scene } from '../scene.ts';
import { C01 } from './c01.ts';
import { C02 } from './c02.ts';
import { C03 } from './c03.ts';
import { C04A } from './c04a.ts';
import { C04B } from './c04b.ts';
import { C05 } from './c05.ts';
import { C06 } from './c06.ts';
import { C07 } from './c07.ts';
import { C08 } from './c08.ts';
import { C09A } from './c09a.ts';
import { C09B } from './c09b.ts';
import { C10 } from './c10.ts';
import { C11 } from './c11.ts';
import { C12 } from './c12.ts';
import { C13 } from './c13.ts';
import { C14A } from './c14a.ts';
import { C14B } from './c14b.ts';
import { C15 } from './c15.ts';
import { C16 } from './c16.ts';
import { C17 } from './c17.ts';
import { S01 } from './s01.ts';
import { S02 } from './s02.ts';
import { S03 } from './s03.ts';
import { S04 } from './s04.ts';
import { S05 } from './s05.ts';
import { S06 } from './s06.ts';
import { S07 } from './s07.ts';

/** In the order of the campaign, side quests after it. */
export const SCENES: readonly Scene[] = [
  C01,
  C02,
  C03,
  C04A,
  C04B,
  C05,
  C06,
  C07,
  C08,
  C09A,
  C09B,
  C10,
  C11,
  C12,
  C13,
  C14A,
  C14B,
  C15,
  C16,
  C17,
  S01,
  S02,
  S03,
  S04,
  S05,
  S06,
  S07,
];
