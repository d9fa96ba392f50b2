import { finishPage, type FinishedPage } from '../../../platform/page-cache/finished-page.ts';

/** Creates the response of a generated text file, which is the same for everyone until the website changes. */
export const finishFile = (
  text: string,
  contentType: string,
  extraHeaders: Readonly<Record<string, string>> = {},
): FinishedPage =>
  finishPage(text, {
    'content-security-policy': "default-src 'none'",
    'content-type': `${contentType}; charset=utf-8`,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...extraHeaders,
  });
