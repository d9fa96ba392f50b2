import { packedLines } from '@sitewright/commerce/orders';
import { issueInvoices, listOrderInvoices } from '@sitewright/contracts/api';
import type { InvoiceKind, OrderDetails } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { useRead, useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Problem } from '../../controls/problem.tsx';
import { formatMinorUnits } from '../../format/amounts.ts';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { printUrl } from './print-url.ts';
import styles from './order-screen.module.css';

const kindKeys = {
  invoice: 'orders.invoice',
  creditNote: 'orders.creditNote',
  reversal: 'orders.creditNoteReversal',
} as const satisfies Record<InvoiceKind, string>;

/** The invoice, the credit notes and the packing slip of an order. */
export function DocumentCard({
  order,
  mayIssue,
}: {
  readonly order: OrderDetails;
  readonly mayIssue: boolean;
}): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(listOrderInvoices, { params: { websiteId, orderId: order.id } });
  const issue = useSend(issueInvoices, [listOrderInvoices]);
  const invoices = read.data?.invoices ?? [];
  const isPlaced = ['paid', 'authorized', 'awaitingPayment'].includes(order.paymentState);
  return (
    <Card title={orderText('orders.documents')}>
      <ul className={styles.refunds}>
        {invoices.map(({ id, kind, number, issuedAt, totalCents }) => (
          <li key={id}>
            <a href={printUrl(websiteId, 'invoices', [id])} download>
              {orderText(kindKeys[kind])} {number}
            </a>
            <span className={styles.detail}>
              {formatMinorUnits(totalCents, order.currency)}, {formatDateTime(issuedAt)}
            </span>
          </li>
        ))}
        {packedLines(order).length > 0 && (
          <li>
            <a href={printUrl(websiteId, 'packing-slips', [order.id])} download>
              {orderText('orders.packingSlip')}
            </a>
          </li>
        )}
      </ul>
      <Problem error={read.error ?? issue.error} isBox={false} />
      {read.data !== undefined && invoices.length === 0 && mayIssue && isPlaced && (
        <div>
          <Button
            size="small"
            onPress={() => issue.mutate({ params: { websiteId }, body: { orderIds: [order.id] } })}
            isPending={issue.isPending}
          >
            {orderText('orders.createInvoice')}
          </Button>
        </div>
      )}
    </Card>
  );
}
