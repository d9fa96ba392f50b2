import { addCustomerNote, readCustomer } from '@sitewright/contracts/api';
import type { CustomerDetails } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Problem } from '../../controls/problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import styles from './customers.module.css';

/** The notes of the shop about a customer, with a field for another one. */
export function CustomerNotes({
  customer,
  mayChange,
}: {
  readonly customer: CustomerDetails;
  readonly mayChange: boolean;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { createId } = useServices();
  const [requestKey, setRequestKey] = useState(createId);
  const [text, setText] = useState('');
  const add = useSend(addCustomerNote, [readCustomer]);

  async function submit() {
    const params = { websiteId, customerId: customer.id };
    const added = await add.mutateAsync({ params, body: { requestKey, text } }).catch(() => null);
    if (added === null) return;
    setText('');
    setRequestKey(createId());
  }
  return (
    <Card title={orderText('orders.notes')}>
      {mayChange && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextField
            label={orderText('orders.note')}
            value={text}
            onChange={setText}
            isLong
            maxLength={2000}
            help={orderText('orders.noteHelp')}
          />
          <Problem error={add.error} isBox={false} />
          <Button
            size="small"
            type="submit"
            isPending={add.isPending}
            isDisabled={text.trim() === ''}
          >
            {orderText('orders.addNote')}
          </Button>
        </form>
      )}
      {customer.notes.length > 0 && (
        <ol className={styles.entries}>
          {customer.notes.map(({ id, text: written, author, at }) => (
            <li key={id}>
              <span className={styles.text}>{written}</span>
              <span className={styles.quiet}>
                {author}, <time dateTime={at}>{formatDateTime(at)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
      {customer.notes.length === 0 && !mayChange && (
        <p className={styles.quiet}>{orderText('orders.noNotes')}</p>
      )}
    </Card>
  );
}
