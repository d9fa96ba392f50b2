import { allRows } from './all-rows.ts';
import { expectJson, type HttpAnswer } from './http-client.ts';
import type { Owner } from './owner.ts';

/** A public page of the first demo site, for benchmarks that change and publish one. */
export interface PlainPage {
  readonly site: string;
  readonly path: string;
  /** Path of the website in the owners' API. */
  readonly base: `/${string}`;
  /** Sets the meta description of the draft; visitors get it once it is published. */
  describe(text: string): Promise<HttpAnswer>;
  /** The meta description of the draft. */
  readDraft(): Promise<string>;
  publish(): Promise<HttpAnswer>;
}

interface ListedPage {
  readonly id: string;
  readonly kind: string;
  readonly urlId: string;
  readonly access: string;
  readonly isHomepage: boolean;
}

async function firstPlainPage(owner: Owner, base: PlainPage['base']): Promise<ListedPage> {
  for await (const page of allRows<ListedPage>(owner.client, `${base}/pages`))
    if (page.kind === 'page' && page.access === 'open' && !page.isHomepage) return page;
  throw new Error('The demo site has only a home page.');
}

export async function findPlainPage(owner: Owner): Promise<PlainPage> {
  const [website] = owner.websites;
  if (website === undefined) throw new Error('There is no demo site.');
  const base = `/api/websites/${website.id}` as const;
  const { id, urlId } = await firstPlainPage(owner, base);
  return {
    site: website.identifier,
    path: `/${urlId}`,
    base,
    describe: (description) =>
      owner.client.send('PATCH', `${base}/pages/${id}`, {
        seo: { title: '', description, imageId: null, noIndex: false },
      }),
    async readDraft() {
      const { seo } = expectJson(await owner.client.get(`${base}/pages/${id}`)) as {
        readonly seo: { readonly description: string };
      };
      return seo.description;
    },
    publish: () => owner.client.send('POST', `${base}/releases`, {}),
  };
}
