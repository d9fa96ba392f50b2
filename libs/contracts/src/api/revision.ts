import * as z from 'zod';

/** Names a state of something that is written as a whole; equal states have equal names. */
export const revision = z.string().max(64);

/** Members of an answer that is read to be written back. */
export const revised = { revision };

/**
 * Members of a whole write: the revision that was read. When somebody else wrote meanwhile the answer is a conflict;
 * a write that names none overwrites whatever is there.
 */
export const basedOn = { revision: revision.optional() };
