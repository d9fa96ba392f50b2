import { encodeNonAscii } from './url-path.ts';

/** Whether a path lies in the admin area: exactly `/config` or below it (specification 2; ROUTE-24). */
export const isAdminPath = (path: string): boolean =>
  path === '/config' || path.startsWith('/config/');

/** The id in a path `/pages/{id}` of exactly 24 characters, else undefined (specification 2; ROUTE-27). */
export const readPageId = (path: string): string | undefined =>
  /^\/pages\/(?<id>[^/?#]{24})$/.exec(path)?.groups?.['id'];

/**
 * A path of the same site out of a text from outside, such as `frameUrl`: it begins with one slash and holds
 * neither backslash nor control character, so that it names no host and no scheme. Anything else becomes `/`. What is
 * not ASCII is percent-encoded, so that it may stand in a header.
 */
export const toSitePath = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- control characters are what this rejects
  /^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/.test(text) ? encodeNonAscii(text) : '/';
