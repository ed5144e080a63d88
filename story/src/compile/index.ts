export { type Compiled, compile, compileWhole } from './compile.ts';
export { type StoryFiles, type StoryList, storyFiles } from './files.ts';
export { stampOf, translationFaults } from './translation.ts';
