import { addOrderNote, readOrder, resendOrderMail } from '@sitewright/contracts/api';
import type { OrderDetails, OrderMail } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Problem } from '../../controls/problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import styles from './order-screen.module.css';

const mailKeys = {
  confirmation: { name: 'orders.mailConfirmation', resend: 'orders.resendConfirmation' },
  notice: { name: 'orders.mailNotice', resend: 'orders.resendNotice' },
  receipt: { name: 'orders.mailReceipt', resend: 'orders.resendReceipt' },
  authorization: { name: 'orders.mailAuthorization', resend: 'orders.resendAuthorization' },
  shipping: { name: 'orders.mailShipping', resend: 'orders.resendShipping' },
  refund: { name: 'orders.mailRefund', resend: 'orders.resendRefund' },
  cancellation: { name: 'orders.mailCancellation', resend: 'orders.resendCancellation' },
  download: { name: 'orders.mailDownload', resend: 'orders.resendDownload' },
  review: { name: 'orders.mailReview', resend: 'orders.resendReview' },
} as const satisfies Record<OrderMail['kind'], unknown>;

const stateKeys = {
  waiting: 'orders.mailWaiting',
  sent: 'orders.mailSent',
  stored: 'orders.mailStored',
  failed: 'orders.mailFailed',
} as const satisfies Record<OrderMail['state'], string>;

const mailName = ({ kind }: OrderMail): string => orderText(mailKeys[kind].name);

interface Entry {
  readonly key: string;
  readonly at: string;
  readonly text: string;
  readonly mail?: OrderMail;
}

/** Everything that happened to an order, newest first: its events and its mails. */
function entriesOf({ timeline, mails }: OrderDetails): Entry[] {
  const events = timeline.map(({ at, text }, index) => ({ key: `${at}.${index}`, at, text }));
  const sent = mails.map((mail) => ({
    key: mail.id,
    at: mail.at,
    text: orderText(stateKeys[mail.state], { mail: mailName(mail), address: mail.to }),
    mail,
  }));
  return [...events, ...sent].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}

/** The timeline of an order, with a field for notes. */
export function OrderTimeline({
  order,
  mayChange,
}: {
  readonly order: OrderDetails;
  readonly mayChange: boolean;
}): ReactNode {
  return (
    <Card title={orderText('orders.timeline')}>
      {mayChange && <NoteForm orderId={order.id} />}
      <ol className={styles.timeline}>
        {entriesOf(order).map(({ key, at, text, mail }) => (
          <li key={key}>
            <span className={styles.entry}>{text}</span>
            <time dateTime={at}>{formatDateTime(at)}</time>
            {mail !== undefined && mayChange && <Resend orderId={order.id} mail={mail} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function NoteForm({ orderId }: { readonly orderId: string }): ReactNode {
  const { id: websiteId } = useSite();
  const { createId } = useServices();
  const [requestKey, setRequestKey] = useState(createId);
  const [text, setText] = useState('');
  const add = useSend(addOrderNote, [readOrder]);

  async function submit() {
    const params = { websiteId, orderId };
    const added = await add.mutateAsync({ params, body: { requestKey, text } }).catch(() => null);
    if (added === null) return;
    setText('');
    setRequestKey(createId());
  }
  return (
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
        help={orderText('orders.notShown')}
      />
      <Problem error={add.error} isBox={false} />
      <Button size="small" type="submit" isPending={add.isPending} isDisabled={text.trim() === ''}>
        {orderText('orders.addNote')}
      </Button>
    </form>
  );
}

function Resend({
  orderId,
  mail,
}: {
  readonly orderId: string;
  readonly mail: OrderMail;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { createId } = useServices();
  const resend = useSend(resendOrderMail, [readOrder]);

  async function run() {
    const params = { websiteId, orderId, mailId: mail.id };
    const body = { requestKey: createId() };
    const sent = await resend.mutateAsync({ params, body }).catch(() => null);
    if (sent !== null)
      toast.success(orderText('orders.mailSentTo', { mail: mailName(mail), address: mail.to }));
  }
  return (
    <span>
      <Button
        size="small"
        variant="quiet"
        aria-label={orderText(mailKeys[mail.kind].resend, { address: mail.to })}
        onPress={() => void run()}
        isPending={resend.isPending}
      >
        {orderText('orders.resend')}
      </Button>
      <Problem error={resend.error} isBox={false} />
    </span>
  );
}
