import type { Page } from '@playwright/test';
import { websiteCalls } from './website-calls.ts';

/** A block by its type code and props. */
export interface PublishedBlock {
  readonly type: number;
  readonly props: object;
}

/** A section with a column of blocks. */
export const sectionOf = (id: string, blocks: readonly PublishedBlock[], theme = 'lightest') => ({
  id,
  design: { theme, height: 'auto', width: 'inset', align: 'start' },
  layout: {
    columns: 12,
    blocks: Object.fromEntries(
      blocks.map(({ type, props }, index) => [
        `block${index}`,
        {
          id: `block${index}`,
          type,
          version: 1,
          props,
          placement: { column: 1, row: 1 + index * 4, width: 12, height: 4 },
        },
      ]),
    ),
  },
});

/** Publishes a page with a column of blocks, with the editor's calls; the logged-in account must own the site. */
export async function publishPage(
  page: Page,
  identifier: string,
  urlId: string,
  blocks: readonly PublishedBlock[],
): Promise<void> {
  const call = await websiteCalls(page, identifier);
  const { id } = await call<{ readonly id: string }>('POST', '/pages', { title: urlId, urlId });
  const { version } = await call<{ readonly version: number }>('GET', `/pages/${id}/document`);
  await call('POST', `/pages/${id}/operations`, {
    baseVersion: version,
    saveId: `publish${urlId}`,
    operations: [{ kind: 'insertSection', index: 0, section: sectionOf('others', blocks) }],
  });
  await call('POST', '/releases', {});
}
