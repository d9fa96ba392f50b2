import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { embed } from './schema.ts';

/** The image of the facade. */
export const needs = ({ picture }: PropsOf<typeof embed>): DataNeed[] =>
  picture === null ? [] : [{ kind: 'asset', assetId: picture.assetId }];
