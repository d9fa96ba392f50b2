import { contentHash } from '../contents/content-hash.ts';
import type { Tenant } from '../database/index.ts';
import type { Breach } from './invariant.ts';

/** I10: a release contains what was published. */
export const contentRule = {
  name: 'contents',
  rule: 'Published content is stored as its hash says.',
} as const;

/** Read in batches: a website may have published a lot. */
const batch = 100;

/** The published contents of a website that do not match their hash. */
export async function contentBreaches(tenant: Tenant): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (let last = ''; ;) {
    const rows = await tenant
      .selectFrom('contents')
      .where('hash', '>', last)
      .orderBy('hash')
      .limit(batch)
      .select(['hash', 'value'])
      .execute();
    for (const { hash, value } of rows) {
      const actual = contentHash(value);
      if (actual !== hash) breaches.push({ subject: hash, detail: `its content has ${actual}` });
    }
    const { hash } = rows.at(-1) ?? {};
    if (hash === undefined || rows.length < batch) return breaches;
    last = hash;
  }
}
