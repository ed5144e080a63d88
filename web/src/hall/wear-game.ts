/** Lets the page wear the colours of a game, where it is shown and not played; gives the way to take them off. */
export function wearGame(id: string): () => void {
  const { dataset } = document.documentElement;
  const before = dataset.game;
  dataset.game = id;
  return () => {
    if (before === undefined) delete dataset.game;
    else dataset.game = before;
  };
}
