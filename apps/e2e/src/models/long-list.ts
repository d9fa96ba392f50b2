import type { Page } from '@playwright/test';
import { websiteCalls } from './website-calls.ts';

const blog = 2;
const published = 1;

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

/** A list with its page, without items. */
export interface BegunList {
  publish(): Promise<void>;
  takeAway(): Promise<void>;
}

/** Creates a long list; the logged-in account must own the site. */
export async function beginLongList(
  page: Page,
  identifier: string,
  { urlId, count, category, tag }: LongList,
): Promise<BegunList> {
  const call = await websiteCalls(page, identifier);
  const made = await call<{ readonly id: string }>('POST', '/pages', {
    title: urlId,
    urlId,
    kind: 'collection',
    collectionType: blog,
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
          workflowState: published,
          publishAt: null,
          product: null,
        });
      await call('POST', '/releases', {});
    },
    async takeAway() {
      await call('DELETE', `/pages/${made.id}`);
      await call('POST', '/releases', {});
    },
  };
}
