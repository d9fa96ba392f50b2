import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { product } from './schema.ts';

/** The product's item. */
export const needs = ({ itemId }: PropsOf<typeof product>): DataNeed[] =>
  itemId === null ? [] : [{ kind: 'item', itemId }];
