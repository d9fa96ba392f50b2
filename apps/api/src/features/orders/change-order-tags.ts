import { changeOrderTags } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { insertOrderEvent, lockOrder, updateOrder } from './orders.queries.ts';
import { orderCommand } from './owner-command.ts';

const listed = (tags: readonly string[]) => tags.map((tag) => `“${tag}”`).join(', ');

export const changeOrderTagsRoute = orderCommand(
  changeOrderTags,
  'orders.fulfil',
  async ({ tenant, services, actorName, now }, { params: { orderId }, body }) => {
    const order = await lockOrder(tenant, orderId);
    if (order === null) return err('notFound');
    const tags = [...new Set(body.tags)];
    const added = tags.filter((tag) => !order.tags.includes(tag));
    const removed = order.tags.filter((tag) => !tags.includes(tag));
    await updateOrder(tenant, orderId, { tags });
    const changes = [
      ...(added.length === 0 ? [] : [`added ${listed(added)}`]),
      ...(removed.length === 0 ? [] : [`removed ${listed(removed)}`]),
    ];
    if (changes.length === 0) return undefined;
    const text = `${actorName} changed the tags: ${changes.join(', ')}.`;
    const event = { eventId: services.createId(), orderId, kind: 'tagsChanged', text };
    await insertOrderEvent(tenant, event, now);
    return undefined;
  },
);
