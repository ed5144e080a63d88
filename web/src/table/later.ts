import { later, soon } from '../hall/later.tsx';
import { withWords } from '../words/catalogue.ts';

/*
 * What lies over a table or takes the place of a question: nobody sees it before the first question stands.
 */

const menus = soon(withWords(() => import('./beam/menus.ts')));
export const KeysMenu = later(async () => (await menus()).KeysMenu);
export const RemakeDialog = later(async () => (await menus()).RemakeDialog);
export const ReportDialog = later(async () => (await menus()).ReportDialog);
export const SeatsDialog = later(async () => (await menus()).SeatsDialog);
export const TableMenu = later(async () => (await menus()).TableMenu);
export const UndoMenu = later(async () => (await menus()).UndoMenu);

const overlays = soon(withWords(() => import('./overlays.ts')));
export const DoubtBar = later(async () => (await overlays()).DoubtBar);
export const DraftAnswer = later(async () => (await import('./prompt/draft-answers.tsx')).DraftAnswer);
export const EndBar = later(async () => (await overlays()).EndBar);
export const Explain = later(async () => (await overlays()).Explain);
export const GuideCard = later(async () => (await overlays()).GuideCard);
export const HintLine = later(async () => (await overlays()).HintLine);
export const LessonCard = later(async () => (await overlays()).LessonCard);
export const LookBackBar = later(async () => (await overlays()).LookBackBar);
export const LookedAt = later(async () => (await overlays()).LookedAt);
export const MarkedBar = later(async () => (await overlays()).MarkedBar);
export const PauseBar = later(async () => (await overlays()).PauseBar);
export const Saga = later(async () => (await overlays()).Saga);
export const SoundCaption = later(async () => (await overlays()).SoundCaption);
export const SummaryCard = later(async () => (await overlays()).SummaryCard);
export const TellingLine = later(async () => (await overlays()).TellingLine);
export const WhyDrawer = later(async () => (await overlays()).WhyDrawer);
