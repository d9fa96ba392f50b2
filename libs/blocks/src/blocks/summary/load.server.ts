import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { summaryDataNeed } from './summary-data-need.ts';
import type { summary } from './schema.ts';

/** The items of the collection. */
export function needs(props: PropsOf<typeof summary>): DataNeed[] {
  const need = summaryDataNeed(props);
  return need === undefined ? [] : [need];
}
