import type { Choice, Option, Options, Prompt, Question, Seat, Told, Viewer, Words } from '@wyrdhall/kernel';
import type { JSX } from 'preact';
import type { Language } from '../preferences/languages.ts';
import type { EventShow, EventTable } from './events/table.ts';
import type { Explained } from './explain/explained.ts';
import type { GuideStep } from './guide/guide.ts';
import type { Lesson } from './guide/lesson.ts';

export type { LineLook, Rolled } from './events/look.ts';

/** What the table frame hands to each part of a face. */
export interface FaceProps<View = unknown> {
  readonly view: View;
  readonly viewer: Viewer;
  readonly options: Options;
  readonly words: Words;
  /** The question that the viewer is to answer now, if any. */
  readonly prompt: Prompt | undefined;
  /** The answers by their ids, with what is marked of each; empty while the players' own dice or cards are told. */
  readonly offers: ReadonlyMap<string, Answer>;
  /** Where the prompt takes several things: what is marked so far. */
  readonly marking?: Marking | undefined;
  /** Where the prompt's options lie; empty when nothing is asked. */
  readonly places: Places;
  /** By finger: the option whose place was touched; the prompt bar takes it. */
  readonly touched?: string | undefined;
  /** The answer that is asked about once more. */
  readonly doubted?: Choice | undefined;
  /** The people at this screen who are asked now, the viewer among them or not. */
  readonly asked?: readonly Seat[];
  /** Shows what another of them is asked. */
  turnTo?(seat: Seat): void;
  /** What the people at the table are called, by seat. */
  readonly people?: readonly (string | undefined)[];
  /** What one of them has answered already, while the others are still asked the same. */
  given?(seat: Seat): { readonly question: Question; readonly choice?: Choice } | undefined;
  /** Turns to one of them and takes what is taken there. */
  chooseFor?(seat: Seat, option: string): void;
  /** The event that is being shown now. */
  readonly event: Told | undefined;
  /** All that was told, up to the event that is being shown. */
  told?(): readonly Told[];
  /** The show waits here for somebody who reads. */
  readonly waits?: Pause | undefined;
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

/**
 * Where an answer is shown: at its place on the board; there and in the prompt bar as well; in the hand; by something
 * of the face's own on or over the board; in the prompt bar. While the board is shown in words, what lies on it is in
 * the bar too.
 */
export type Where = 'board' | 'board+bar' | 'hand' | 'page' | 'bar';

/** All that a game adds to the frame. Board and list are a must. */
export interface GameFace<View = unknown, Event extends Told = Told> {
  /** Where an option of a prompt is shown; without it, in the prompt bar. */
  where?(prompt: Prompt, option: Option, options: Options): Where;
  /** How each kind of event is shown, and how those are that the table does not name. */
  readonly events?: EventTable<View, Event>;
  readonly usual?: EventShow<View, Event>;
  Board(props: FaceProps<View>): JSX.Element;
  /** The board in words, for the list view: who is where and how they are. See board/list-sheet.tsx. */
  List(props: FaceProps<View>): JSX.Element;
  /** What is pointed at, `kind:id` as its `data-explain` names it; see explain/explained.ts. */
  explain?(props: FaceProps<View>, subject: string): Explained | undefined;
  /** Left of the board: the heroes, the hunters. Without it, the seats are listed by name. */
  Side?(props: FaceProps<View>): JSX.Element;
  /** Below the prompt: the hand of cards. */
  Hand?(props: FaceProps<View>): JSX.Element;
  /** What it is called, where it is not one of cards. */
  handName?(): string;
  /** In the prompt bar beside the answers: another way to look at them. */
  Tools?(props: FaceProps<View>): JSX.Element | null;
  /** In the top beam: the time, the stores. */
  Meter?(props: FaceProps<View>): JSX.Element;
  /** The board reaches below the rails, and the log is one line until somebody opens it. */
  readonly spread?: true;
  /** Whether the log lies open by itself, as long as nobody is to answer. */
  opensLog?(view: View): boolean;
  /** Whether there is something to be read on the board before the show goes on to this event, after those of the same answer. */
  waitsBefore?(event: Event, after: readonly Event[]): Pause | undefined;
  /** A long text in the log is one line, with its paragraphs to be opened; undefined for what is short. */
  reads?(event: Event): Reading | undefined;
  /** Each line is held until it can be read, whatever it tells. */
  readonly holdsLines?: true;
  /** Whether what was told so far is summed up before this event, and not when all is told. */
  sumsUpBefore?(event: Event): boolean;
  /** What the enemies did in the turn that has just ended; undefined while it goes on, or where nothing is to be said. */
  summary?(events: readonly Event[], view: View, options: Options): Summary | undefined;
  /** Over board and rails: what an event or a question is about, seen close. */
  CloseUp?(props: FaceProps<View>): JSX.Element;
  /** Whether there is something of the kind now. */
  isClose?(props: FaceProps<View>): boolean;
  /** By finger: whether a touch on the board takes the answer at once, as a click does. Else it marks it. */
  atOnce?(prompt: Prompt, option: string, view: View, told: () => readonly Told[]): boolean;
  /** What taking a place does, short enough for a button under it: "Walk 3 here". Without it, the answer's name. */
  deed?(prompt: Prompt, option: string, view: View): string | undefined;
  /** What follows from an answer, below its name; of several that were marked, the option is empty. */
  outcome?(prompt: Prompt, option: string, view: View, told: () => readonly Told[]): string | undefined;
  /** What a hint says of the answer that it advises. */
  advised?(prompt: Prompt, choice: Choice, view: View, told: () => readonly Told[]): Advised | undefined;
  /** The answer that costs nothing or must be given: it alone is golden. Without it, only what is quiet can be. */
  safe?(prompt: Prompt, view: View): string | undefined;
  /** What giving the marked things does, on the button that gives them. */
  gives?(
    prompt: Prompt,
    marked: ReadonlyMap<string, number>,
    view: View,
    told: () => readonly Told[],
  ): string | undefined;
  /** A face of one of its dice, for those who enter what their own dice show. Decoration: its name stands beside it. */
  DieFace?(props: DieFaceProps): JSX.Element | null;
  /** What an answer of several things is called in a hint; without it, its things are listed. */
  named?(prompt: Prompt, choice: Choice, view: View): string | undefined;
  /** Why an answer is asked once more before it counts. */
  doubts?(prompt: Prompt, choice: Choice, view: View, told: () => readonly Told[]): Doubt | undefined;
  /** All its cards, to be looked at. */
  cards?(language: Language): readonly CardSheet[];
  /** The hints of a first game. */
  guide?(): Promise<readonly GuideStep<View>[]>;
  /** After it: a lesson for each rule, when it is met. */
  lessons?(): Promise<readonly Lesson<View>[]>;
  /** How much the dice gave when it was over, and how much was to be expected. */
  luck?(view: View): { readonly got: number; readonly expected: number };
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

/** An answer as a hint names it, where that is shorter than its label, and why it is advised, in a sentence. */
export interface Advised {
  readonly answer?: string;
  readonly why?: string;
}

/** A text that is told once in full and kept in the log under its title. */
export interface Reading {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The show waits for somebody who reads. */
export interface Pause {
  /** What comes. */
  readonly said: string;
  /** What is pressed when it has been read. */
  readonly go: string;
  /** Who comes, by what the face calls them. */
  readonly ahead?: readonly string[];
}

/** What the enemies did, and what is to be expected next. */
export interface Summary {
  readonly title: string;
  readonly lines: readonly SummaryLine[];
  readonly next?: { readonly title: string; readonly lines: readonly SummaryLine[] };
  /** What comes when it has been read. */
  readonly go: string;
}

export interface SummaryLine {
  readonly icon?: string;
  readonly color?: string;
  readonly text: string;
  readonly note?: string;
  readonly amount?: string;
  readonly tone?: 'loss' | 'gain';
}

/** A question about an answer. */
export interface Doubt {
  readonly question: string;
  readonly why: string;
  /** The answer all the same, and the way back from it. */
  readonly yes: string;
  readonly no: string;
  /** Whether to go ahead is no loss: then it is the golden one. */
  readonly harmless?: boolean;
}

interface DieFaceProps {
  readonly die: string;
  readonly face: string;
}

interface SeatMark {
  readonly icon: string;
  readonly color: string;
}
