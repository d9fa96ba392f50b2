import { serverLimits } from './limits.ts';

const aliasRoot = /^\/api\/rest\//;
const callRoot = '/api/';

/** Whether the path of a URL can be decoded. The router answers other URLs itself, without running any hook. */
export function isDecodable(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return true;
  try {
    // The result depends on the decoded path: a bundler removes a call with an unused value, and with it the error.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

export const isTooLong = (url: string): boolean => url.length > serverLimits.urlLength;

/**
 * Returns the URL for the router. A URL that it cannot decode is replaced by one that it can, below the same root, so
 * that our own hooks reject the request, with limits, a log line and an error page.
 */
export function routableUrl(url: string): string {
  // DATA-08: the same calls under both roots.
  const canonicalUrl = url.replace(aliasRoot, callRoot);
  if (isTooLong(canonicalUrl)) return canonicalUrl.startsWith(callRoot) ? callRoot : '/';
  return isDecodable(canonicalUrl)
    ? canonicalUrl
    : canonicalUrl.split('?', 1)[0]!.replaceAll('%', '%25');
}
