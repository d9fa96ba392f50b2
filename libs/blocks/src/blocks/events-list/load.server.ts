import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import { eventsDataNeed } from '../../kit/events/dated-events.ts';
import type { eventsList } from './schema.ts';

/** The events of the collection. */
export function needs(props: PropsOf<typeof eventsList>): DataNeed[] {
  const need = eventsDataNeed(props);
  return need === undefined ? [] : [need];
}
