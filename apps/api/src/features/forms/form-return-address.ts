import { localId } from '@sitewright/contracts/entities';
import { toSitePath } from '@sitewright/contracts/links';
import type { FormReturnQuery } from './form-return.ts';

/**
 * The address of the page that a plain form stood on, with what it has to show now. Path and block come from the
 * form's hidden inputs, so they are worth no more than anything that a visitor types: a path of this site, a block's id.
 */
export function formReturnAddress(pagePath: string, query: FormReturnQuery, blockId = ''): string {
  const [path = '/'] = toSitePath(pagePath).split(/[?#]/, 1);
  const isBlock = localId.safeParse(blockId).success;
  const search = new URLSearchParams({ ...query, ...(isBlock && { block: blockId }) });
  return `${path}?${search.toString()}${isBlock ? `#block-${blockId}` : ''}`;
}
