import { defineCodes, type CodeOf } from './define-codes.ts';

/**
 * The answers of a Likert scale (specification 3; ENUM-15). Their labels are the texts `likert.<name>` of the catalog.
 */
export const likertAnswer = defineCodes('likert answer', {
  STRONGLY_DISAGREE: -2,
  DISAGREE: -1,
  NEUTRAL: 0,
  AGREE: 1,
  STRONGLY_AGREE: 2,
});

/** A Likert answer's number. */
export type LikertAnswer = CodeOf<typeof likertAnswer>;
