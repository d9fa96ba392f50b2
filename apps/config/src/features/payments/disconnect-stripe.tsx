import { disconnectStripe, listPayments, readStripeAccount } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { useSite } from '../../shell/site/site.ts';
import { useSendWithFreshLogin } from '../account/use-send-with-fresh-login.tsx';

/** Deletes the keys of the account, after a question. */
export function DisconnectStripe({ accountName }: { readonly accountName: string }): ReactNode {
  const { id: websiteId } = useSite();
  const [isAsking, setAsking] = useState(false);
  const disconnect = useSendWithFreshLogin(disconnectStripe, [readStripeAccount, listPayments]);

  async function confirm(): Promise<void> {
    setAsking(false);
    const disconnected = await disconnect.run({ params: { websiteId } });
    if (disconnected !== null) toast('Disconnected. Your checkout no longer accepts cards.');
  }

  return (
    <>
      <Button variant="danger" onPress={() => setAsking(true)} isPending={disconnect.isPending}>
        Disconnect
      </Button>
      <Problem error={disconnect.error} />
      <ConfirmDialog
        title="Disconnect Stripe"
        action="Disconnect"
        isOpen={isAsking}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {`The keys of ${accountName} are deleted, and your checkout no longer accepts cards. Payments that you have received stay in your Stripe account.`}
      </ConfirmDialog>
      {disconnect.question}
    </>
  );
}
