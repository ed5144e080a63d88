import cover from './art/cover.webp';

/** The town at dusk under northern lights. */
export function GrimheimCover() {
  return <img class="grim-cover" src={cover} alt="" decoding="async" />;
}
