import { Ending } from './ending.tsx';
import type { FateProps } from './seen.ts';
import { Stage } from './stage.tsx';
import { StoryBoard } from './story/story-board.tsx';

export function Board(props: FateProps) {
  const { view } = props;
  if (view.ending !== '' && !props.event) return <Ending props={props} />;
  if (view.combat) return <Stage props={props} combat={view.combat} />;
  return <StoryBoard props={props} />;
}
