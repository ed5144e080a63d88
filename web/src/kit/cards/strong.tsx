const NUMBER = /([+−-]?\d+)/;

/** A card's text with its numbers in bold. */
export function Strong({ text }: { text: string }) {
  return <>{text.split(NUMBER).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</>;
}
