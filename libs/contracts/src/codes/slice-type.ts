import { defineCodes, type CodeOf } from './define-codes.ts';

/** Pages outside of the navigation with their own design (specification 2; ENUM-05). */
export const sliceType = defineCodes('slice type', {
  COVER_PAGE: 1,
  LOCK_SCREEN: 2,
  POPUP_OVERLAY: 3,
});

/** A slice type's number. */
export type SliceType = CodeOf<typeof sliceType>;
