import { useNavigate } from '@tanstack/react-router';
import { listOrders } from '@sitewright/contracts/api';
import { useList } from '../../api/read-list.ts';
import { useCommands } from '../../shell/commands/commands-context.tsx';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { queryOf, type OrderFilter } from './order-filter.ts';

/** J opens the next order of the list that the order was opened from, K the previous one. */
export function useNeighbors(orderId: string, filter: OrderFilter): void {
  const { id: websiteId, identifier } = useSite();
  const navigate = useNavigate();
  const list = useList(listOrders, { params: { websiteId }, query: queryOf(filter) });
  const rows = list.data?.rows ?? [];
  const index = rows.findIndex(({ id }) => id === orderId);
  const next = index === -1 ? undefined : rows[index + 1];
  const previous = index === -1 ? undefined : rows[index - 1];
  const open = (id: string) =>
    void navigate({
      to: '/$identifier/orders/$orderId',
      params: { identifier, orderId: id },
      search: filter,
    });
  useCommands([
    ...(next === undefined && !list.hasMore
      ? []
      : [
          {
            id: 'order.next',
            title: orderText('orders.nextOrder'),
            group: 'General' as const,
            keys: 'j',
            run: () => {
              // At the end of the loaded rows, the next press finds the next page.
              if (next === undefined) void list.readMore();
              else open(next.id);
            },
          },
        ]),
    ...(previous === undefined
      ? []
      : [
          {
            id: 'order.previous',
            title: orderText('orders.previousOrder'),
            group: 'General' as const,
            keys: 'k',
            run: () => open(previous.id),
          },
        ]),
  ]);
}
