import { disconnectStripe, listPayments, readStripeAccount } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { useSendWithFreshLogin } from '../account/use-send-with-fresh-login.tsx';

/** Deletes the keys of the account, after a question. */
export function DisconnectStripe({ accountName }: { readonly accountName: string }): ReactNode {
  const { id: websiteId } = useSite();
  const [isAsking, setAsking] = useState(false);
  const disconnect = useSendWithFreshLogin(disconnectStripe, [readStripeAccount, listPayments]);

  async function confirm(): Promise<void> {
    setAsking(false);
    const disconnected = await disconnect.run({ params: { websiteId } });
    if (disconnected !== null) toast(storeText('store.stripeDisconnected'));
  }

  return (
    <>
      <Button variant="danger" onPress={() => setAsking(true)} isPending={disconnect.isPending}>
        {storeText('store.disconnect')}
      </Button>
      <Problem error={disconnect.error} />
      <ConfirmDialog
        title={storeText('store.disconnectStripe')}
        action={storeText('store.disconnect')}
        isOpen={isAsking}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {storeText('store.disconnectStripeText', { account: accountName })}
      </ConfirmDialog>
      {disconnect.question}
    </>
  );
}
