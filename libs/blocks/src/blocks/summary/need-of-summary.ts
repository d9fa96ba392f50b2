import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { summary } from './schema.ts';

/** The one need of a summary; its view reads what its loader asked for. */
export function needOfSummary(
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
