export { compile } from './compile.ts';
export { storyModule } from './module.ts';
