import { defineCodes, type CodeOf } from './define-codes.ts';

/** When pictures have a link over them that saves them to Pinterest: never, under the pointer, always (CTX-12). */
export const pinterestOverlayMode = defineCodes('pinterest overlay mode', {
  DISABLED: 1,
  HOVER: 2,
  ALWAYS: 3,
});

/** A pinterest overlay mode's number. */
export type PinterestOverlayMode = CodeOf<typeof pinterestOverlayMode>;
