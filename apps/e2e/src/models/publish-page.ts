import type { Page } from '@playwright/test';

/** A block by its number and its properties. */
export interface PublishedBlock {
  readonly type: number;
  readonly props: object;
}

/** Publishes a page with blocks below each other, by the calls that the editor makes; who is logged in must own the site. */
export function publishPage(
  page: Page,
  identifier: string,
  urlId: string,
  blocks: readonly PublishedBlock[],
): Promise<void> {
  return page.evaluate(
    async ([site, address, placed]) => {
      const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      async function call(method: string, path: string, body?: object) {
        const response = await fetch(`/api/websites${path}`, {
          method,
          headers: { 'content-type': 'application/json', 'x-csrf-token': crumb },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
        return response.json();
      }
      const { rows } = await call('GET', '');
      const { id } = rows.find((row: { identifier: string }) => row.identifier === site);
      const made = await call('POST', `/${id}/pages`, { title: address, urlId: address });
      const { version } = await call('GET', `/${id}/pages/${made.id}/document`);
      const stored = placed.map(({ type, props }, index) => ({
        id: `block${index}`,
        type,
        version: 1,
        props,
        placement: { column: 1, row: 1 + index * 4, width: 12, height: 4 },
      }));
      const section = {
        id: 'others',
        design: { theme: 'lightest', height: 'auto', width: 'inset', align: 'start' },
        layout: { columns: 12, blocks: Object.fromEntries(stored.map((one) => [one.id, one])) },
      };
      await call('POST', `/${id}/pages/${made.id}/operations`, {
        baseVersion: version,
        saveId: `publish${address}`,
        operations: [{ kind: 'insertSection', index: 0, section }],
      });
      await call('POST', `/${id}/releases`, {});
    },
    [identifier, urlId, blocks] as const,
  );
}
