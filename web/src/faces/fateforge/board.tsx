import { useEffect, useState } from 'preact/hooks';
import { MapBoard } from './board/map-board.tsx';
import { isStory, StoryBoard } from './campaign/story-board.tsx';
import { Ending } from './pages/ending.tsx';
import { isPaged, Page } from './pages/pages.tsx';
import { Forecast } from './panels/forecast.tsx';
import type { FateforgeProps } from './seen.ts';

/** The map, what enemies would do below it, and what is laid out over it. */
export function Board(props: FateforgeProps) {
  const { view, event } = props;
  const [looks, setLooks] = useState(false);
  useEffect(() => setLooks(false), [view.ending]);
  const isOver = view.ending !== '' && !event;
  if (isStory(view)) return <StoryBoard {...props} />;
  return (
    <div class="ff-board">
      <MapBoard {...props} />
      <Forecast {...props} />
      {isPaged(props) && <Page {...props} />}
      {isOver && !looks && <Ending props={props} onClose={() => setLooks(true)} />}
    </div>
  );
}
