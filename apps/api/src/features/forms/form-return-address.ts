import { localId } from '@sitewright/contracts/entities';
import { toSitePath } from '@sitewright/contracts/links';
import type { FormReturnQuery } from './form-return.ts';

/**
 * The URL of the page with a plain form, and the result to show. Path and block come from hidden inputs, so they are as
 * untrusted as anything that a visitor types: a path of this site, a block's id.
 */
export function formReturnAddress(pagePath: string, query: FormReturnQuery, blockId = ''): string {
  const [path = '/'] = toSitePath(pagePath).split(/[?#]/, 1);
  const isBlock = localId.safeParse(blockId).success;
  const search = new URLSearchParams({ ...query, ...(isBlock && { block: blockId }) });
  return `${path}?${search.toString()}${isBlock ? `#block-${blockId}` : ''}`;
}
