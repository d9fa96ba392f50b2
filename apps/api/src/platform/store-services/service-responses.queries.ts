import type { Tenant } from '../database/index.ts';

/** The last response to a request. */
export interface StoredResponse {
  readonly hash: string;
  /** What was read from the response; null if the service never responded. */
  readonly content: unknown;
  readonly fetchedAt: Date | null;
  /** When the service was last asked; later than `fetchedAt` if it did not respond then. */
  readonly askedAt: Date;
}

/** Stored responses by the hash of their request. */
export type StoredResponses = ReadonlyMap<string, StoredResponse>;

/** The stored responses to requests, however old. */
export async function listResponses(
  tenant: Tenant,
  requests: readonly { readonly hash: string }[],
): Promise<StoredResponses> {
  if (requests.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('serviceResponses')
    .where('requestHash', 'in', [...new Set(requests.map(({ hash }) => hash))])
    .select(['requestHash', 'content', 'fetchedAt', 'askedAt'])
    .execute();
  return new Map(rows.map(({ requestHash: hash, ...response }) => [hash, { hash, ...response }]));
}

/** Stores responses. A later response replaces an earlier one; without one, the earlier content stays. */
export async function storeResponses(
  tenant: Tenant,
  responses: readonly StoredResponse[],
): Promise<void> {
  // In one order: two carts that store the same responses do not wait for each other.
  const ordered = responses.toSorted((left, right) => (left.hash < right.hash ? -1 : 1));
  for (const { hash, content, fetchedAt, askedAt } of ordered)
    await tenant
      .insertInto('serviceResponses')
      .values({
        requestHash: hash,
        content: content === null ? null : JSON.stringify(content),
        fetchedAt,
        askedAt,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['websiteId', 'requestHash'])
          .doUpdateSet(({ fn, ref }) => ({
            content: fn.coalesce(ref('excluded.content'), ref('serviceResponses.content')),
            fetchedAt: fn.coalesce(ref('excluded.fetchedAt'), ref('serviceResponses.fetchedAt')),
            askedAt: ref('excluded.askedAt'),
          }))
          .where('serviceResponses.askedAt', '<', askedAt),
      )
      .execute();
}
