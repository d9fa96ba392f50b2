import type { Page } from '@playwright/test';
import { websiteCalls } from './website-calls.ts';

const blogType = 2;
const publishedState = 1;

/** A blog with many posts. */
export interface LongList {
  readonly urlId: string;
  readonly count: number;
  /** For each post. */
  readonly category: string;
  /** For every other post. */
  readonly tag: string;
}

interface Collections {
  readonly rows: readonly { readonly id: string; readonly urlId: string }[];
}

/** A created list: its page exists, but has no items yet. */
export interface CreatedList {
  publish(): Promise<void>;
  takeAway(): Promise<void>;
}

/** Creates a long list; the logged-in account must own the site. */
export async function createLongList(
  page: Page,
  identifier: string,
  { urlId, count, category, tag }: LongList,
): Promise<CreatedList> {
  const call = await websiteCalls(page, identifier);
  const created = await call<{ readonly id: string }>('POST', '/pages', {
    title: urlId,
    urlId,
    kind: 'collection',
    collectionType: blogType,
  });
  const { rows } = await call<Collections>('GET', '/collections');
  const collection = rows.find((row) => row.urlId === urlId);
  return {
    async publish() {
      for (let number = 1; number <= count; number += 1)
        await call('POST', `/collections/${collection?.id}/items`, {
          title: `Post ${number}`,
          urlId: `post-${number}`,
          excerpt: '',
          body: null,
          imageIds: [],
          author: '',
          categories: [category],
          tags: number % 2 === 0 ? [] : [tag],
          workflowState: publishedState,
          publishAt: null,
          product: null,
        });
      await call('POST', '/releases', {});
    },
    async takeAway() {
      await call('DELETE', `/pages/${created.id}`);
      await call('POST', '/releases', {});
    },
  };
}
