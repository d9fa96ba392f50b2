import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { photoSharing } from './schema.ts';

/** Only the photographs that the block shows. */
export const needs = ({ items, count }: PropsOf<typeof photoSharing>): DataNeed[] =>
  items.slice(0, count).map(({ assetId }) => ({ kind: 'asset', assetId }));
