/** A sheet drawn by web/art, as a file beside the page. */
declare module 'sprite:*' {
  export const url: string;
}
