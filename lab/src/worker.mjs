import { register } from 'tsx/esm/api';

register();
export const { playChunk } = await import('./chunk.ts');
