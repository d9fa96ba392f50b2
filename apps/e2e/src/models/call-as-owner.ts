import type { Page } from '@playwright/test';

/** One call of the owners' API. */
export interface OwnersCall {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  /** For the addresses that do not name the website. */
  readonly websiteId?: string;
}

/** Calls the API as the open configuration area does, for whoever is logged in there; a refusal throws. */
export const callAsOwner = <Answer>(page: Page, call: OwnersCall): Promise<Answer> =>
  page.evaluate(async ({ method = 'GET', path, body, websiteId }) => {
    const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const response = await fetch(`/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': crumb,
        ...(websiteId === undefined ? {} : { 'x-website-id': websiteId }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Answer;
  }, call);

/** The id of a website by its identifier. */
export async function websiteIdOf(page: Page, identifier: string): Promise<string> {
  const { rows } = await callAsOwner<{
    readonly rows: readonly { readonly id: string; readonly identifier: string }[];
  }>(page, { path: '/websites' });
  const found = rows.find((row) => row.identifier === identifier);
  if (found === undefined) throw new Error(`There is no website ${identifier}.`);
  return found.id;
}
