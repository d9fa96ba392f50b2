import { finishPage, type FinishedPage } from '../../../platform/page-cache/finished-page.ts';

/** Text for machines as it is kept and sent: the same for everybody until the website changes. */
export const finishFile = (
  text: string,
  contentType: string,
  more: Readonly<Record<string, string>> = {},
): FinishedPage =>
  finishPage(text, {
    'content-security-policy': "default-src 'none'",
    'content-type': `${contentType}; charset=utf-8`,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    ...more,
  });
