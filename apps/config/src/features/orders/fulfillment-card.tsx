import { changeTracking, listOrders, readOrder, undoFulfillment } from '@sitewright/contracts/api';
import { carrierNames, type Fulfillment, type OrderDetails } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { FormDialog } from '../../controls/form-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { lineName } from './line-name.ts';
import styles from './order-screen.module.css';
import { toTracking, TrackingFields, type TrackingDraft } from './tracking-fields.tsx';

interface FulfillmentProps {
  readonly order: OrderDetails;
  readonly sent: Fulfillment;
}

/** Pieces that were sent together, with their tracking, or delivered online, which cannot be changed. */
export function FulfillmentCard({
  order,
  sent,
  mayChange,
}: FulfillmentProps & { readonly mayChange: boolean }): ReactNode {
  const [dialog, setDialog] = useState<'tracking' | 'undo' | null>(null);
  const { isOnline = false, carrier, trackingNumber, trackingUrl } = sent;
  const name = carrier === null ? '' : carrierNames[carrier];
  const close = () => setDialog(null);
  return (
    <Card
      title={isOnline ? orderText('orders.deliveredOnline') : orderText('orders.itemsFulfilled')}
    >
      <ul>
        {sent.lines.map(({ lineId, quantity }) => {
          const line = order.lines.find(({ id }) => id === lineId);
          return (
            <li key={lineId}>
              {quantity} × {line && lineName(line)}
            </li>
          );
        })}
      </ul>
      <p className={styles.detail}>{formatDateTime(sent.at)}</p>
      {trackingNumber !== '' && (
        <p className={styles.tracking}>
          {name}{' '}
          {trackingUrl === null ? (
            trackingNumber
          ) : (
            <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
              {trackingNumber}
            </a>
          )}
        </p>
      )}
      {mayChange && !isOnline && (
        <div className={styles.buttons}>
          <Button size="small" onPress={() => setDialog('tracking')}>
            {trackingNumber === ''
              ? orderText('orders.addTracking')
              : orderText('orders.editTracking')}
          </Button>
          <Button size="small" onPress={() => setDialog('undo')}>
            {orderText('orders.undoFulfillment')}
          </Button>
        </div>
      )}
      {dialog === 'tracking' && <TrackingDialog order={order} sent={sent} onClose={close} />}
      {dialog === 'undo' && <UndoDialog order={order} sent={sent} onClose={close} />}
    </Card>
  );
}

function TrackingDialog({
  order,
  sent,
  onClose,
}: FulfillmentProps & { readonly onClose: () => void }): ReactNode {
  const { id: websiteId } = useSite();
  const [draft, setDraft] = useState<TrackingDraft>({
    trackingNumber: sent.trackingNumber,
    carrier: sent.carrier ?? 'auto',
    trackingUrl: sent.carrier === null ? (sent.trackingUrl ?? '') : '',
  });
  const change = useSend(changeTracking, [readOrder]);

  async function save() {
    const params = { websiteId, orderId: order.id, fulfillmentId: sent.id };
    const saved = await change.mutateAsync({ params, body: toTracking(draft) }).catch(() => null);
    if (saved === null) return;
    toast.success(orderText('orders.trackingSaved'));
    onClose();
  }
  return (
    <FormDialog
      title={orderText('orders.tracking')}
      action={orderText('orders.saveTracking')}
      size="small"
      isPending={change.isPending}
      error={change.error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TrackingFields draft={draft} onChange={setDraft} errors={fieldErrors(change.error)} />
    </FormDialog>
  );
}

function UndoDialog({
  order,
  sent,
  onClose,
}: FulfillmentProps & { readonly onClose: () => void }): ReactNode {
  const { id: websiteId } = useSite();
  const undo = useSend(undoFulfillment, [readOrder, listOrders]);

  async function run() {
    const params = { websiteId, orderId: order.id, fulfillmentId: sent.id };
    const undone = await undo.mutateAsync({ params }).catch(() => null);
    if (undone === null) return;
    toast.success(orderText('orders.fulfillmentUndone'));
    onClose();
  }
  return (
    <ConfirmDialog
      title={orderText('orders.undoQuestion')}
      action={orderText('orders.undoFulfillment')}
      isOpen
      isPending={undo.isPending}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      {orderText('orders.undoText')}
      <Problem error={undo.error} />
    </ConfirmDialog>
  );
}
