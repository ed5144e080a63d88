import type { Options, Prompt, Seat, Told, Viewer, Words } from '@wyrdhall/kernel';
import type { JSX } from 'preact';
import type { GuideStep } from '../guide/guide.ts';
import type { Sound } from '../hall/sound.ts';

/** What the table frame hands to each part of a face. */
export interface FaceProps<View = unknown> {
  readonly view: View;
  readonly viewer: Viewer;
  readonly options: Options;
  readonly words: Words;
  /** The question that the viewer is to answer now, if any. */
  readonly prompt: Prompt | undefined;
  /** Where the prompt takes several things: what is marked so far. */
  readonly marking?: Marking | undefined;
  /** Where the prompt's options lie; empty when nothing is asked. */
  readonly places: Places;
  /** The people at this screen who are asked now, the viewer among them or not. */
  readonly asked?: readonly Seat[];
  /** Shows what another of them is asked. */
  turnTo?(seat: Seat): void;
  /** The event that is being shown now. */
  readonly event: Told | undefined;
  /** What the planner would take. */
  readonly hinted: string | undefined;
  /** Answers, or marks one of several. Closed options are refused with their reason. */
  choose(option: string): void;
  /** Opens the rule beside the board. */
  showRule(rule: string): void;
}

/** An option as a person sees it. */
export interface Answer {
  readonly id: string;
  readonly label: string;
  readonly at?: string;
  readonly closed?: { readonly reason: string; readonly rule: string };
  /** How much of it was marked (several, amounts, dice). */
  readonly marked: number;
}

/** Marks on the way to an answer that takes several things; the prompt bar gives it. */
export interface Marking {
  /** Whether each thing is taken or not, or so much of it. */
  readonly ask: 'many' | 'amounts';
  readonly answers: readonly Answer[];
  /** No more can be marked. */
  readonly full: boolean;
  /** Enough is marked: Enter gives it. */
  readonly ready: boolean;
  /** The most that may be marked of one option. */
  most(option: string): number;
  mark(option: string, change: 1 | -1): void;
  /** Its key among the answers, 1 to 9. */
  digit(option: string): number | undefined;
}

/** The options of a prompt, by their place on the board. */
export interface Places {
  /** One open option there: a click takes it. */
  readonly open: ReadonlyMap<string, Answer>;
  /** Several open options there: they stand in the prompt bar. */
  readonly shared: ReadonlyMap<string, readonly Answer[]>;
  /** Nothing open there, and why. */
  readonly closed: ReadonlyMap<string, Answer>;
}

/** All that a game adds to the frame. Only the board is a must. */
export interface GameFace<View = unknown, Event extends Told = Told> {
  /** Whether options that have a place are shown there, and not in the prompt bar. */
  readonly hasPlaces: boolean;
  Board(props: FaceProps<View>): JSX.Element;
  /** The board in words, for the list view; without it, its places are listed. */
  List?(props: FaceProps<View>): JSX.Element;
  /** Left of the board: the heroes, the hunters. Without it, the seats are listed by name. */
  Side?(props: FaceProps<View>): JSX.Element;
  /** Below the prompt: the hand of cards. */
  Hand?(props: FaceProps<View>): JSX.Element;
  /** Whether the hand shows this option of the prompt: then the prompt bar leaves it out. */
  holds?(prompt: Prompt, option: string, options: Options): boolean;
  /** In the prompt bar beside the answers: another way to look at them. */
  Tools?(props: FaceProps<View>): JSX.Element | null;
  /** In the top beam: the time, the stores. */
  Meter?(props: FaceProps<View>): JSX.Element;
  /** What the board shows after this event; without it the board jumps to the end. */
  after?(view: View, event: Event): View;
  /** How long an event is to be seen at normal speed, in milliseconds. */
  lasts?(event: Event): number;
  /** What an event sounds like; without it dice rattle where it has faces. */
  sound?(event: Event): Sound;
  /** What stands before an event in the saga; without it, whoever's seat it names. */
  line?(event: Event): LineLook | undefined;
  /** Whether the log lies open by itself, as long as nobody is to answer. */
  opensLog?(view: View): boolean;
  /** The dice an event shows. */
  dice?(event: Event): readonly Rolled[] | undefined;
  /** All its cards, to be looked at. */
  cards?(language: 'en' | 'de'): readonly CardSheet[];
  /** The hints of a first game. */
  guide?(): Promise<readonly GuideStep<View>[]>;
  /** Who sits there, as the game calls them. */
  seatName?(options: Options, seat: Seat): string;
  /** The drawing and the colour of a seat. */
  seatMark?(options: Options, seat: Seat): SeatMark;
}

/** A card as one looks at it, large. */
export interface CardSheet {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** What it says, one text for each of its sides. */
  readonly text: readonly string[];
  /** What must be done before one has it. */
  readonly quest?: string;
  /** Whose card it is. */
  readonly of?: string;
  readonly icon?: string;
  readonly color?: string;
}

export interface Rolled {
  readonly icon?: string;
  readonly label: string;
  readonly tone: 'hit' | 'rune' | 'blank' | 'bone';
}

/** How a line of the saga looks. */
export interface LineLook {
  readonly icon?: string;
  readonly color?: string;
  /** Whether the amount in it is bad or good news. */
  readonly tone?: 'loss' | 'gain';
}

interface SeatMark {
  readonly icon: string;
  readonly color: string;
}
