import { listAbandonedCarts, readCartRecovery, writeCartRecovery } from '@sitewright/contracts/api';
import { maxRecoveryHours, type CartRecovery } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { NumberField } from '../../controls/number-field.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';

const bases = () =>
  [
    { value: 'consent', label: orderText('orders.consentRecipients') },
    { value: 'noObjection', label: orderText('orders.allRecipients') },
  ] as const;

/** The settings of the recovery mail. */
export function RecoveryDialog({
  settings,
  onClose,
}: {
  readonly settings: CartRecovery;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [typed, setTyped] = useState(settings);
  const write = useSend(writeCartRecovery, [readCartRecovery, listAbandonedCarts]);
  const set = (change: Partial<CartRecovery>) => setTyped({ ...typed, ...change });

  async function save() {
    const saved = await write.mutateAsync({ params: { websiteId }, body: typed }).catch(() => null);
    if (saved === null) return;
    toast.success(orderText('orders.saved'));
    onClose();
  }
  return (
    <Dialog
      title={orderText('orders.recoveryEmails')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{orderText('orders.cancel')}</Button>
          <Button variant="primary" isPending={write.isPending} onPress={() => void save()}>
            {orderText('orders.save')}
          </Button>
        </>
      }
    >
      <Problem error={write.error} isBox={false} />
      <SwitchField
        label={orderText('orders.sendRecovery')}
        help={orderText('orders.sendRecoveryHelp')}
        isOn={typed.isOn}
        onChange={(isOn) => set({ isOn })}
      />
      <NumberField
        label={orderText('orders.sendAfter')}
        unit={orderText('orders.hours')}
        min={1}
        max={maxRecoveryHours}
        value={typed.hours}
        onChange={(hours) => set({ hours: Math.round(hours) })}
      />
      <SelectField
        label={orderText('orders.recipients')}
        help={orderText('orders.recipientsHelp')}
        choices={bases()}
        value={typed.basis}
        onChange={(basis) => set({ basis })}
      />
      <SwitchField
        label={orderText('orders.askConsent')}
        help={orderText('orders.askConsentHelp')}
        isOn={typed.asksConsent}
        onChange={(asksConsent) => set({ asksConsent })}
      />
    </Dialog>
  );
}
