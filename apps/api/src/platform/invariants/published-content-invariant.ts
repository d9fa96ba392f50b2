import { contentHash } from '../contents/content-hash.ts';
import type { Tenant } from '../database/index.ts';
import type { Breach } from './invariant.ts';

/** I10: a release contains what was published. */
export const contentRule = {
  name: 'contents',
  rule: 'Published content matches its hash.',
} as const;

/** Read in batches: a website may have published a lot. */
const batchSize = 100;

/** The published contents of a website that do not match their hash. */
export async function contentBreaches(tenant: Tenant): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (let last = ''; ;) {
    const rows = await tenant
      .selectFrom('contents')
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(batchSize)
      .select(['hash', 'value'])
      .execute();
    for (const { hash, value } of rows) {
      const actual = contentHash(value);
      if (actual !== hash)
        breaches.push({ subject: hash, detail: `the hash of its content is ${actual}` });
    }
    const { hash } = rows.at(-1) ?? {};
    if (hash === undefined || rows.length < batchSize) return breaches;
    last = hash;
  }
}
