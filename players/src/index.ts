export * from './greedy.ts';
export * from './planner.ts';
export * from './player.ts';
export * from './players.ts';
export * from './random.ts';
