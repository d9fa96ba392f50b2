import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { image } from './schema.ts';

/** The image's file. */
export const needs = ({ picture }: PropsOf<typeof image>): DataNeed[] =>
  picture === null ? [] : [{ kind: 'asset', assetId: picture.assetId }];
