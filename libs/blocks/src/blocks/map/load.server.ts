import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { map } from './schema.ts';

/** The image behind the map before it loads. */
export const needs = ({ picture }: PropsOf<typeof map>): DataNeed[] =>
  picture === null ? [] : [{ kind: 'asset', assetId: picture.assetId }];
