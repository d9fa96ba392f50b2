import { defineCodes, type CodeOf } from './define-codes.ts';

/** The style of the phone bar with address and opening hours (specification 3; ENUM-47). */
export const mobileInfoBarStyle = defineCodes('mobile info bar style', {
  NONE: 1,
  LIGHT: 2,
  DARK: 3,
});

/** A mobile info bar style's number. */
export type MobileInfoBarStyle = CodeOf<typeof mobileInfoBarStyle>;
