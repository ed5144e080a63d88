/** A part of drawings.ts, put into the drawing around it. */
export function Drawing({ of, class: name }: { of: string; class?: string }) {
  return <g class={name} dangerouslySetInnerHTML={{ __html: of }} />;
}
