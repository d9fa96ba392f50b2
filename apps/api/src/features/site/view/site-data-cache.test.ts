import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { writePart } from '../../presentation/parts.queries.ts';

let api: TestApi;
let site: TestSite;
let base: string;
let pageId: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
  const page = await site.owner.browser.post(`${base}/pages`, { json: { title: 'Made' } });
  pageId = String(page.body['id']);
});
afterAll(() => api.close());

/** Pages that belong to one visitor: rendered for each request, from cached data. */
const personal = ['/cart', '/search?q=mug', '/made?form=contact&sent=1'] as const;

interface SeenView {
  readonly head: { readonly title: string };
  readonly navigation: { readonly main: readonly { readonly title: string }[] };
}

/** Returns the changed titles that a page shows: those of the navigation, and its own. */
async function titlesOn(path: string): Promise<readonly string[]> {
  const { text } = await site.visitor().get(path, { headers: { accept: 'text/html' } });
  const { head, navigation } = JSON.parse(text) as SeenView;
  const titles = navigation.main.map(({ title }) => title);
  return path.startsWith('/made') ? [...titles, head.title.split(' — ')[0]!] : titles;
}

const expected = (path: string, word: string) => (path.startsWith('/made') ? [word, word] : [word]);

async function publishWith(word: string): Promise<void> {
  const { browser } = site.owner;
  await browser.call('PATCH', `${base}/pages/${pageId}`, { json: { title: word } });
  const navigation = { main: [{ title: word, href: '/made' }], footer: [] };
  await site.inTenant((tenant) => writePart(tenant, 'navigation', navigation, api.clock.now));
  expect((await browser.post(`${base}/releases`, { json: {} })).status).toBe(200);
}

it('personal pages use data of the present revision', async () => {
  for (const word of ['First', 'Second']) {
    await publishWith(word);
    for (const path of personal) {
      expect([path, await titlesOn(path)]).toEqual([path, expected(path, word)]);
      expect([path, await titlesOn(path)]).toEqual([path, expected(path, word)]);
    }
  }
});

it('personal pages never mix cached data with an unseen change of another server', async () => {
  await publishWith('Before');
  for (const path of personal) await titlesOn(path);
  const { revisions } = api.services;
  const old = await revisions.current(site.websiteId);
  await publishWith('After');
  const unseen = vi.spyOn(revisions, 'current').mockResolvedValue(old);
  try {
    for (const path of personal)
      expect([path, await titlesOn(path)]).toEqual([path, expected(path, 'After')]);
  } finally {
    unseen.mockRestore();
  }
  for (const path of personal) expect(await titlesOn(path)).toEqual(expected(path, 'After'));
});
