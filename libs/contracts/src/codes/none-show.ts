import { defineCodes, type CodeOf } from './define-codes.ts';

/** A setting that is off or on, stored as a number (specification 3, other enums; ENUM-41). */
export const noneShow = defineCodes('none/show flag', {
  NONE: 1,
  SHOW: 2,
});

/** A none/show flag's number. */
export type NoneShow = CodeOf<typeof noneShow>;
