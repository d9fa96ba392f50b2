import * as z from 'zod';

/** Identifies a state of a resource that is written as a whole; equal states have equal revisions. */
export const revision = z.string().max(64);

/** Members of a response that is read, edited and written back. */
export const revised = { revision };

/**
 * Members of a request that replaces a resource: the revision that was read. If another person wrote in the meantime,
 * the response is a conflict. A write without a revision overwrites the current state.
 */
export const basedOn = { revision: revision.optional() };
