import type { Page } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends one call about a website, as the configuration area does. Throws on errors. */
export type WebsiteCall = <Result>(
  method: Method,
  /** The path below the website, such as `/pages`, or a full path without the website's id: `/api/site-styles`. */
  path: string,
  body?: object,
) => Promise<Result>;

/** A website in the website list. */
interface WebsiteRow {
  readonly id: string;
  readonly identifier: string;
}

const send = <Result>(page: Page, method: Method, path: string, id: string, body?: object) =>
  page.evaluate(
    async ([verb, address, websiteId, payload]) => {
      const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch(address, {
        method: verb,
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': crumb,
          ...(websiteId === '' ? {} : { 'x-website-id': websiteId }),
        },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      });
      if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
      return response.json() as Promise<Result>;
    },
    [method, path, id, body] as const,
  );

/** Calls about one website; the account that is logged in on the open page must own it. */
export async function websiteCalls(page: Page, identifier: string): Promise<WebsiteCall> {
  const websites = '/api/websites';
  const { rows } = await send<{ readonly rows: readonly WebsiteRow[] }>(page, 'GET', websites, '');
  const { id } = rows.find((row) => row.identifier === identifier) ?? {};
  if (id === undefined) throw new Error(`There is no website “${identifier}”.`);
  return (method, path, body) =>
    send(page, method, path.startsWith('/api/') ? path : `${websites}/${id}${path}`, id, body);
}
