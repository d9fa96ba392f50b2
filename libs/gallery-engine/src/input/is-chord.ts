/** Whether a key or click comes with a modifier: it is the browser's then. */
export const isChord = (event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
