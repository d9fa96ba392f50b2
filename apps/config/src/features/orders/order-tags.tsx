import { changeOrderTags, listOrders, readOrder } from '@sitewright/contracts/api';
import type { OrderDetails } from '@sitewright/contracts/entities';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { Problem } from '../../controls/problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import styles from './order-screen.module.css';

/** The tags of an order. */
export function OrderTags({
  order,
  mayChange,
}: {
  readonly order: OrderDetails;
  readonly mayChange: boolean;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [typed, setTyped] = useState('');
  const change = useSend(changeOrderTags, [readOrder, listOrders]);
  const write = (tags: readonly string[]) =>
    change
      .mutateAsync({ params: { websiteId, orderId: order.id }, body: { tags: [...tags] } })
      .catch(() => null);

  async function add() {
    if ((await write([...order.tags, typed.trim()])) !== null) setTyped('');
  }
  return (
    <Card title="Tags">
      {order.tags.length > 0 && (
        <ul className={styles.tags}>
          {order.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
              {mayChange && (
                <IconButton
                  label={`Remove tag ${tag}`}
                  size="small"
                  onPress={() => void write(order.tags.filter((other) => other !== tag))}
                >
                  <X size={14} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {order.tags.length === 0 && !mayChange && <p className={styles.detail}>No tags</p>}
      {mayChange && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <TextField label="New tag" value={typed} onChange={setTyped} maxLength={40} />
          <Button
            size="small"
            type="submit"
            isPending={change.isPending}
            isDisabled={typed.trim() === ''}
          >
            Add tag
          </Button>
        </form>
      )}
      <Problem error={change.error} isBox={false} />
    </Card>
  );
}
