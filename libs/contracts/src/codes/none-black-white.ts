import { defineCodes, type CodeOf } from './define-codes.ts';

/** A decoration that is absent, black or white (specification 3, other enums; ENUM-42). */
export const noneBlackWhite = defineCodes('none/black/white choice', {
  NONE: 1,
  BLACK: 2,
  WHITE: 3,
});

/** A none/black/white choice's number. */
export type NoneBlackWhite = CodeOf<typeof noneBlackWhite>;
