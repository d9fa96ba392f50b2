import type { ItemDraft } from '@sitewright/contracts/entities';
import type { TestSite } from './create-test-site.ts';
import { itemDraftOf } from './item-draft.ts';
import type { TestResponse } from './test-client.ts';

/** The calls with which an owner fills a website. For the response of a call, see `idOf` and `errorOf`. */
export function siteContents(site: TestSite) {
  const { browser } = site.owner;
  const base = `/api/websites/${site.websiteId}`;
  const visit = (path: string) =>
    site.visitor().get(path, { headers: { accept: 'text/html', 'accept-encoding': 'identity' } });

  return {
    base,
    createPage: (page: object) => browser.post(`${base}/pages`, { json: page }),
    /** A published page with a collection of posts. */
    async createBlog(title = 'Blog') {
      const response = await browser.post(`${base}/pages`, { json: { title, kind: 'collection' } });
      await browser.post(`${base}/releases`, { json: {} });
      return { pageId: idOf(response), collectionId: String(response.body['collectionId']) };
    },
    changePage: (pageId: string, change: object) =>
      browser.call('PATCH', `${base}/pages/${pageId}`, { json: change }),
    deletePage: (pageId: string) => browser.call('DELETE', `${base}/pages/${pageId}`),
    restorePage: (pageId: string) => browser.post(`${base}/pages/${pageId}/restore`, { json: {} }),
    createItem: (collectionId: string, item: Partial<ItemDraft>) =>
      browser.post(`${base}/collections/${collectionId}/items`, { json: itemDraftOf(item) }),
    writeItem: (itemId: string, item: Partial<ItemDraft>) =>
      browser.call('PUT', `${base}/items/${itemId}`, { json: itemDraftOf(item) }),
    deleteItem: (itemId: string) => browser.call('DELETE', `${base}/items/${itemId}`),
    publish: () => browser.post(`${base}/releases`, { json: {} }),
    visit,
    /** The status of a visit, and its redirect target. */
    async find(path: string) {
      const { status, headers } = await visit(path);
      return headers.location === undefined ? status : [status, headers.location];
    },
  };
}

/** The id of what a call created. */
export const idOf = ({ status, text, body }: TestResponse): string => {
  if (status !== 200) throw new Error(`The call answered ${status}: ${text}`);
  return String(body['id']);
};

/** The status of a rejected call, and the message of each field. */
export const errorOf = ({ status, body }: TestResponse) => [status, body['errors']];
