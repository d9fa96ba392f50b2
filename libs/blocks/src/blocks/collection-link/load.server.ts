import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { needOfLink } from './need-of-link.ts';
import type { collectionLink } from './schema.ts';

/** The collection and its newest item. */
export function needs(props: PropsOf<typeof collectionLink>): DataNeed[] {
  const need = needOfLink(props);
  return need === undefined ? [] : [need];
}
