import type { Page } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends one call about a website, as the configuration area does; an error throws. */
export type WebsiteCall = <Answer>(
  method: Method,
  /** Behind the address of the website, such as `/pages`; in whole where that does not name it: `/api/site-styles`. */
  path: string,
  body?: object,
) => Promise<Answer>;

/** A website as the list of them has it. */
interface WebsiteRow {
  readonly id: string;
  readonly identifier: string;
}

const send = <Answer>(page: Page, method: Method, path: string, id: string, body?: object) =>
  page.evaluate(
    async ([verb, address, websiteId, sent]) => {
      const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch(address, {
        method: verb,
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': crumb,
          ...(websiteId === '' ? {} : { 'x-website-id': websiteId }),
        },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      });
      if (!response.ok) throw new Error(`${address}: ${await response.text()}`);
      return response.json() as Promise<Answer>;
    },
    [method, path, id, body] as const,
  );

/** The calls about one website of somebody who is logged in on the open page and must own it. */
export async function websiteCalls(page: Page, identifier: string): Promise<WebsiteCall> {
  const websites = '/api/websites';
  const { rows } = await send<{ readonly rows: readonly WebsiteRow[] }>(page, 'GET', websites, '');
  const { id } = rows.find((row) => row.identifier === identifier) ?? {};
  if (id === undefined) throw new Error(`There is no website “${identifier}”.`);
  return (method, path, body) =>
    send(page, method, path.startsWith('/api/') ? path : `${websites}/${id}${path}`, id, body);
}
