import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { linkDataNeed } from './link-data-need.ts';
import type { collectionLink } from './schema.ts';

/** The collection and its newest item. */
export function needs(props: PropsOf<typeof collectionLink>): DataNeed[] {
  const need = linkDataNeed(props);
  return need === undefined ? [] : [need];
}
