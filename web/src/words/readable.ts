/** `long-track` as "Long track": for what a game has no word for. */
export function readable(id: string): string {
  const words = id.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
