import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { collectionLink } from './schema.ts';

/** The newest item of the collection, with the collection's name and path. */
export function linkDataNeed({
  collectionId,
  category,
}: PropsOf<typeof collectionLink>): Extract<DataNeed, { kind: 'items' }> | undefined {
  if (collectionId === null) return undefined;
  return { kind: 'items', collectionId, limit: 1, ...(category === '' ? {} : { category }) };
}
