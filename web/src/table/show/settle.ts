/** Shows that a question takes no answer yet; when it is shown once more, that begins anew. */
export function settle(ms: number): void {
  const { dataset } = document.documentElement;
  dataset.settling = dataset.settling === 'anew' ? '' : 'anew';
  clearTimeout(ends);
  ends = setTimeout(() => delete dataset.settling, ms);
}

let ends: ReturnType<typeof setTimeout> | undefined;
