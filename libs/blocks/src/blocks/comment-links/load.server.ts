import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { commentLinks } from './schema.ts';

/** The item with the comments. */
export const needs = ({ itemId }: PropsOf<typeof commentLinks>): DataNeed[] =>
  itemId === null ? [] : [{ kind: 'item', itemId }];
