/** Two of the hall's kind of icons; the game's own pictures lie in art/. */
export const toolIcon = { paths: 'lucide:route', steps: 'lucide:footprints' } as const;
