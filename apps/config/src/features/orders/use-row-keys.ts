import type { RefObject } from 'react';
import type { RowSelection } from '../../controls/row-selection.ts';
import { useCommands } from '../../shell/commands/commands-context.tsx';
import { orderText } from '../../texts/order-text.ts';

/** J and K move the focus through the rows of the list, X selects the focused one. */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  selection: RowSelection | undefined,
): void {
  function focusedId(): string | undefined {
    const row = document.activeElement?.closest('tr');
    return row?.querySelector<HTMLElement>('[data-order]')?.dataset['order'];
  }
  function move(step: 1 | -1) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])];
    const current = links.findIndex(({ dataset }) => dataset['order'] === focusedId());
    const next = current === -1 ? 0 : current + step;
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
  }
  useCommands([
    {
      id: 'orders.next',
      title: orderText('orders.nextOrder'),
      group: 'General',
      keys: 'j',
      run: () => move(1),
    },
    {
      id: 'orders.previous',
      title: orderText('orders.previousOrder'),
      group: 'General',
      keys: 'k',
      run: () => move(-1),
    },
    ...(selection === undefined
      ? []
      : [
          {
            id: 'orders.select',
            title: orderText('orders.selectOrder'),
            group: 'General' as const,
            keys: 'x',
            isHiddenInPalette: true,
            run: () => {
              const id = focusedId();
              if (id !== undefined) selection.set([id], !selection.ids.has(id));
            },
          },
        ]),
  ]);
}
