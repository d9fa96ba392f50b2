import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../block/define-block.ts';
import type { audio } from './schema.ts';

/** The sound's file. */
export const needs = ({ file }: PropsOf<typeof audio>): DataNeed[] =>
  file === null ? [] : [{ kind: 'asset', assetId: file.assetId }];
