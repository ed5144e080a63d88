/** Rows in columns: the first to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  }
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

export const count = (n: number): string => Math.round(n).toLocaleString('en');
export const micro = (n: number): string => `${n < 100 ? n.toFixed(1) : count(n)} µs`;
export const times = (n: number): string => `${n < 100 ? n.toFixed(n < 10 ? 2 : 1) : count(n)} ×`;
