import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { summary } from './schema.ts';

/** The data requirement of a summary, shared by its loader and its view. */
export function summaryDataNeed(
  props: PropsOf<typeof summary>,
): Extract<DataNeed, { kind: 'items' }> | undefined {
  const { collectionId, limit, category, tag } = props;
  if (collectionId === null) return undefined;
  return {
    kind: 'items',
    collectionId,
    limit,
    ...(category === '' ? {} : { category }),
    ...(tag === '' ? {} : { tag }),
  };
}
