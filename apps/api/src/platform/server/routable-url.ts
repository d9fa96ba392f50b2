import { serverLimits } from './limits.ts';

const aliasRoot = /^\/api\/rest\//;
const callRoot = '/api/';

/** Whether the path of an address can be decoded: the router answers one that cannot by itself, without any hook. */
export function isDecodable(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

export const isTooLong = (url: string): boolean => url.length > serverLimits.urlLength;

/**
 * The address that the router sees. One that it cannot read becomes one that it can, below the same root, so that the
 * request is refused on the same way as every other: with hooks, limits, a log line and a page.
 */
export function routableUrl(url: string): string {
  // DATA-08: the same calls under both roots.
  const called = url.replace(aliasRoot, callRoot);
  if (isTooLong(called)) return called.startsWith(callRoot) ? callRoot : '/';
  return isDecodable(called) ? called : called.split('?', 1)[0]!.replaceAll('%', '%25');
}
