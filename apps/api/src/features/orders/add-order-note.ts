import { addOrderNote } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { hasEventOf, insertOrderEvent, lockOrder } from './orders.queries.ts';
import { orderCommand } from './owner-command.ts';

export const addOrderNoteRoute = orderCommand(
  addOrderNote,
  'orders.fulfil',
  async ({ tenant, services, actorName, now }, { params: { orderId }, body }) => {
    if ((await lockOrder(tenant, orderId)) === null) return err('notFound');
    const { requestKey, text } = body;
    if (await hasEventOf(tenant, orderId, requestKey)) return undefined;
    const note = { kind: 'note', text: `${actorName}: ${text}`, requestKey };
    await insertOrderEvent(tenant, { eventId: services.createId(), orderId, ...note }, now);
    return undefined;
  },
);
