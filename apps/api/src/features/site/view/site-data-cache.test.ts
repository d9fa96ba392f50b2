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

/** Pages that belong to one visitor: drawn for each request, of what is held. */
const personal = ['/cart', '/search?q=mug', '/made?form=contact&sent=1'] as const;

interface SeenView {
  readonly head: { readonly title: string };
  readonly navigation: { readonly main: readonly { readonly title: string }[] };
}

/** The words that a page shows of what was changed: those of its website's navigation, and its own. */
async function wordsOf(path: string): Promise<readonly string[]> {
  const { text } = await site.visitor().get(path, { headers: { accept: 'text/html' } });
  const { head, navigation } = JSON.parse(text) as SeenView;
  const words = navigation.main.map(({ title }) => title);
  return path.startsWith('/made') ? [...words, head.title.split(' — ')[0]!] : words;
}

const expected = (path: string, word: string) => (path.startsWith('/made') ? [word, word] : [word]);

async function publishWith(word: string): Promise<void> {
  const { browser } = site.owner;
  await browser.call('PATCH', `${base}/pages/${pageId}`, { json: { title: word } });
  const navigation = { main: [{ title: word, href: '/made' }], footer: [] };
  await site.inTenant((trx) =>
    writePart(trx, site.websiteId, 'navigation', navigation, api.clock.now),
  );
  expect((await browser.post(`${base}/releases`, { json: {} })).status).toBe(200);
}

it('are those of the present revision', async () => {
  for (const word of ['First', 'Second']) {
    await publishWith(word);
    for (const path of personal) {
      expect([path, await wordsOf(path)]).toEqual([path, expected(path, word)]);
      expect([path, await wordsOf(path)]).toEqual([path, expected(path, word)]);
    }
  }
});

it('are not mixed with what another server changed a moment ago, unseen here', async () => {
  await publishWith('Before');
  for (const path of personal) await wordsOf(path);
  const { revisions } = api.services;
  const old = await revisions.current(site.websiteId);
  await publishWith('After');
  const unseen = vi.spyOn(revisions, 'current').mockResolvedValue(old);
  try {
    for (const path of personal)
      expect([path, await wordsOf(path)]).toEqual([path, expected(path, 'After')]);
  } finally {
    unseen.mockRestore();
  }
  for (const path of personal) expect(await wordsOf(path)).toEqual(expected(path, 'After'));
});
