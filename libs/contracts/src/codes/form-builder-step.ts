import { defineCodes, type CodeOf } from './define-codes.ts';

/** The steps of building a form, in order (specification 3; ENUM-14). */
export const formBuilderStep = defineCodes('form builder step', {
  BUILD: 1,
  STORAGE: 2,
  ADVANCED: 3,
  CAPTCHA: 4,
  DISCLAIMER: 5,
});

/** A form builder step's number. */
export type FormBuilderStep = CodeOf<typeof formBuilderStep>;
