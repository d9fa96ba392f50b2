import { localId } from '@sitewright/contracts/entities';
import { toSitePath } from '@sitewright/contracts/links';
import type { FormReturnQuery } from './form-return.ts';

/**
 * The URL of the page with a plain form, with the result to show. Path and block come from hidden inputs, which are
 * untrusted: the URL always has a path of this site, and an invalid block id is ignored.
 */
export function formReturnAddress(pagePath: string, query: FormReturnQuery, blockId = ''): string {
  const [path = '/'] = toSitePath(pagePath).split(/[?#]/, 1);
  const isBlock = localId.safeParse(blockId).success;
  const search = new URLSearchParams({ ...query, ...(isBlock && { block: blockId }) });
  return `${path}?${search.toString()}${isBlock ? `#block-${blockId}` : ''}`;
}
