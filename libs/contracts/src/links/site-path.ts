import { encodeNonAscii } from './url-path.ts';

/** Whether a path is in the admin area: exactly `/config` or below it (specification 2; ROUTE-24). */
export const isAdminPath = (path: string): boolean =>
  path === '/config' || path.startsWith('/config/');

/** The id in a path `/pages/{id}` of exactly 24 characters, otherwise undefined (specification 2; ROUTE-27). */
export const readPageId = (path: string): string | undefined =>
  /^\/pages\/(?<id>[^/?#]{24})$/.exec(path)?.groups?.['id'];

/**
 * A safe same-site path from external input, such as `frameUrl`: it starts with one slash and contains no backslash or
 * control character, so that it cannot lead to another host. Anything else becomes `/`. Non-ASCII characters are
 * percent-encoded, for use in a header.
 */
export const toSitePath = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what this rejects
  /^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/.test(text) ? encodeNonAscii(text) : '/';
