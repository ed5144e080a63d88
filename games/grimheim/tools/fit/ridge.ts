import type { Row } from './rows.ts';

/** How strongly weights are drawn to what they were, so that what hardly ever happens gets no wild figure. */
const PULL = 60;

/** The weights with which the shares come nearest to what was lost: least squares, each share on its own scale. */
export function ridge(rows: readonly Row[], before: ArrayLike<number>): number[] {
  const n = rows[0]?.shares.length ?? 0;
  const scale = Array.from({ length: n }, (_, i) => {
    const square = rows.reduce((sum, { shares }) => sum + (shares[i] ?? 0) ** 2, 0);
    return Math.sqrt(square / rows.length) || 1;
  });
  const matrix = Array.from({ length: n }, (_, i) => {
    const row = new Float64Array(n + 1);
    row[i] = PULL;
    return row;
  });
  for (const { players, shares, lost } of rows) {
    // The more play, the farther apart their games end.
    const weight = 1 / players ** 2;
    const rest = shares.reduce((left, share, i) => left - share * (before[i] as number), lost);
    const x = shares.map((share, i) => share / (scale[i] as number));
    for (let i = 0; i < n; i++) {
      const xi = weight * (x[i] as number);
      if (xi === 0) continue;
      const row = matrix[i] as Float64Array;
      for (let j = 0; j < n; j++) row[j] = (row[j] as number) + xi * (x[j] as number);
      row[n] = (row[n] as number) + xi * rest;
    }
  }
  return solved(matrix).map((change, i) => (before[i] as number) + change / (scale[i] as number));
}

/** Gauss: the matrix is positive, so no rows need to change places. */
function solved(matrix: readonly Float64Array[]): number[] {
  const n = matrix.length;
  for (let i = 0; i < n; i++) {
    const pivot = matrix[i] as Float64Array;
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const row = matrix[k] as Float64Array;
      const factor = (row[i] as number) / (pivot[i] as number);
      if (factor === 0) continue;
      for (let j = i; j <= n; j++) row[j] = (row[j] as number) - factor * (pivot[j] as number);
    }
  }
  return matrix.map((row, i) => (row[n] as number) / (row[i] as number));
}
