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
import styles from './order-screen.module.css';

const mailNames = {
  confirmation: 'Order confirmation',
  notice: 'Order notice',
  authorization: 'Authorization notice',
  shipping: 'Shipping confirmation',
  refund: 'Refund notification',
  cancellation: 'Cancellation notice',
  download: 'Download links',
  review: 'Review request',
} as const satisfies Record<OrderMail['kind'], string>;

const mailStates = new Map<OrderMail['state'], string>([
  ['waiting', 'is waiting to be sent'],
  ['sent', 'was sent'],
  ['stored', 'was stored, because no email server is set up'],
  ['failed', 'could not be sent'],
]);

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
    text: `${mailNames[mail.kind]} to ${mail.to} ${mailStates.get(mail.state)}.`,
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
    <Card title="Timeline">
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
        label="Note"
        value={text}
        onChange={setText}
        isLong
        maxLength={2000}
        help="Not shown to the customer."
      />
      <Problem error={add.error} isBox={false} />
      <Button size="small" type="submit" isPending={add.isPending} isDisabled={text.trim() === ''}>
        Add note
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
    if (sent !== null) toast.success(`${mailNames[mail.kind]} sent to ${mail.to}`);
  }
  return (
    <span>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Resend ${mailNames[mail.kind].toLowerCase()} to ${mail.to}`}
        onPress={() => void run()}
        isPending={resend.isPending}
      >
        Resend
      </Button>
      <Problem error={resend.error} isBox={false} />
    </span>
  );
}
