import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { maxItems } from './gallery-slides.ts';
import type { gallery } from './schema.ts';

/** The chosen files, or the items of the collection. */
export function needs(props: PropsOf<typeof gallery>): DataNeed[] {
  if (props.methodOption === 'chosen') {
    return props.items.map(({ assetId }) => ({ kind: 'asset', assetId }));
  }
  const { collectionId } = props;
  return collectionId === null ? [] : [{ kind: 'items', collectionId, limit: maxItems }];
}
