import { readOrder, readOrderDownloads, renewOrderDownloads } from '@sitewright/contracts/api';
import type { OrderDetails, OrderDownload } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useRead, useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { joinTexts } from './join-texts.ts';
import styles from './order-screen.module.css';

/** How often a file was downloaded: `2 of 5 downloads used`. */
const usedText = ({ used, maxDownloads }: OrderDownload): string =>
  maxDownloads === null
    ? orderText('orders.downloadCount', { count: used })
    : orderText('orders.downloadsUsed', { used, max: maxDownloads });

/** The files of an order, and how often they were downloaded; nothing for an order without files. */
export function DownloadsCard({
  order,
  mayChange,
}: {
  readonly order: OrderDetails;
  readonly mayChange: boolean;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { now } = useServices();
  const read = useRead(readOrderDownloads, { params: { websiteId, orderId: order.id } });
  const [isRenewing, setRenewing] = useState(false);
  const { downloads = [], expiresAt = null } = read.data ?? {};
  if (downloads.length === 0) return null;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now();
  const canRenew = mayChange && downloads.some(({ isRevoked }) => !isRevoked);
  return (
    <Card
      title={orderText('orders.downloads')}
      actions={
        canRenew && (
          <Button size="small" onPress={() => setRenewing(true)}>
            {orderText('orders.renewLinks')}
          </Button>
        )
      }
    >
      <ul className={styles.refunds}>
        {downloads.map((download) => (
          <li key={download.id}>
            <span className={styles.entry}>
              {download.fileName}{' '}
              {download.isRevoked && <Badge tone="danger">{orderText('orders.revoked')}</Badge>}
            </span>
            <span className={styles.detail}>
              {joinTexts([
                usedText(download),
                ...(download.lastUsedAt === null
                  ? []
                  : [
                      orderText('orders.lastDownload', {
                        date: formatDateTime(download.lastUsedAt),
                      }),
                    ]),
              ])}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.detail}>
        {expiresAt === null
          ? orderText('orders.linksStay')
          : orderText(isExpired ? 'orders.linksExpired' : 'orders.linksExpire', {
              date: formatDateTime(expiresAt),
            })}
      </p>
      {isRenewing && <RenewDialog order={order} onClose={() => setRenewing(false)} />}
    </Card>
  );
}

function RenewDialog({
  order,
  onClose,
}: {
  readonly order: OrderDetails;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { createId } = useServices();
  const [requestKey] = useState(createId);
  const [notifiesBuyer, setNotifiesBuyer] = useState(true);
  const renew = useSend(renewOrderDownloads, [readOrderDownloads, readOrder]);

  async function run() {
    const params = { websiteId, orderId: order.id };
    const body = { requestKey, notifiesBuyer };
    const done = await renew.mutateAsync({ params, body }).catch(() => null);
    if (done === null) return;
    toast.success(orderText('orders.linksRenewed'));
    onClose();
  }
  return (
    <Dialog
      title={orderText('orders.renewQuestion')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{orderText('orders.cancel')}</Button>
          <Button variant="primary" onPress={() => void run()} isPending={renew.isPending}>
            {orderText('orders.renewLinks')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{orderText('orders.renewText')}</p>
        <SwitchField
          label={orderText('orders.emailLinks')}
          help={order.email}
          isOn={notifiesBuyer}
          onChange={setNotifiesBuyer}
        />
        <Problem error={renew.error} />
      </div>
    </Dialog>
  );
}
