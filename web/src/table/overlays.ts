export { Explain } from '../kit/explain/explain.tsx';
export { LookedAt } from './cards/looked-at.tsx';
export { GuideCard } from './guide/guide-card.tsx';
export { LessonCard } from './guide/lesson-card.tsx';
export { LookBackBar } from './log/look-back-bar.tsx';
export { DoubtBar, MarkedBar } from './prompt/care-bars.tsx';
export { EndBar } from './prompt/end-bar.tsx';
export { WhyDrawer } from './rules/why-drawer.tsx';
export { SummaryCard } from './show/summary-card.tsx';
