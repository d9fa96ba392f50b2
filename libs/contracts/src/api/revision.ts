import * as z from 'zod';

/** Names a state of something that is written as a whole; equal states have equal names. */
export const revision = z.string().max(64);

/** Members of an answer that is read to be written back. */
export const revised = { revision };

/**
 * Members of a whole write: the revision that was read. If another person wrote in the meantime, the answer is a
 * conflict. A write without a revision overwrites the present one.
 */
export const basedOn = { revision: revision.optional() };
