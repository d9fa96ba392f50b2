import { defineCodes, type CodeOf } from './define-codes.ts';

/** When images show a Pinterest save link: never, on hover, always (CTX-12). */
export const pinterestOverlayMode = defineCodes('pinterest overlay mode', {
  DISABLED: 1,
  HOVER: 2,
  ALWAYS: 3,
});

/** A Pinterest overlay mode's number. */
export type PinterestOverlayMode = CodeOf<typeof pinterestOverlayMode>;
