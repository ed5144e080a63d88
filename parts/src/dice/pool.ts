/** How many of the rolled dice show one of these faces. */
export function countFaces<F extends string>(rolled: readonly F[], ...faces: readonly F[]): number {
  let count = 0;
  for (const face of rolled) if (faces.includes(face)) count++;
  return count;
}
