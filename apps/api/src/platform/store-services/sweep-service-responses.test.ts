import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { listResponses, storeResponses } from './service-responses.queries.ts';
import { sweepServiceResponses } from './sweep-service-responses.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const hashes = ['a', 'b'].map((letter) => letter.repeat(64));
const requests = hashes.map((hash) => ({ hash }));
const at = (hours: number) => new Date(api.clock.now.getTime() - hours * 3_600_000);
const store = (hash: string, content: object | null, askedAt: Date) =>
  site.inTenant((tenant) =>
    storeResponses(tenant, [
      { hash, content, fetchedAt: content === null ? null : askedAt, askedAt },
    ]),
  );
const list = () => site.inTenant((tenant) => listResponses(tenant, requests));

it('keeps the content while a service does not respond, and ignores an earlier response', async () => {
  const [hash = ''] = hashes;
  await store(hash, [1], at(2));
  await store(hash, null, at(1));
  const stored = { hash, content: [1], fetchedAt: at(2), askedAt: at(1) };
  expect((await list()).get(hash)).toEqual(stored);
  await store(hash, [2], at(3));
  expect((await list()).get(hash)).toEqual(stored);
  await store(hash, [3], at(0));
  expect((await list()).get(hash)).toMatchObject({ content: [3], askedAt: at(0) });
});

it('removes responses that were asked for more than a day ago', async () => {
  const [recent = '', old = ''] = hashes;
  await store(old, [1], at(25));
  await sweepServiceResponses(api.services);
  expect([...(await list()).keys()]).toEqual([recent]);
});
