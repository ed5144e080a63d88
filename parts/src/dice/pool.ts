/** How many of the rolled dice show this face. */
export function countFaces<F extends string>(rolled: readonly F[], face: F): number {
  let count = 0;
  for (let i = 0; i < rolled.length; i++) if (rolled[i] === face) count++;
  return count;
}
