import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { needOfSummary } from './need-of-summary.ts';
import type { summary } from './schema.ts';

/** The items of the collection. */
export function needs(props: PropsOf<typeof summary>): DataNeed[] {
  const need = needOfSummary(props);
  return need === undefined ? [] : [need];
}
