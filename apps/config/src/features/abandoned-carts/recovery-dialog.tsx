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

const bases = [
  { value: 'consent', label: 'Customers who agreed to marketing emails' },
  { value: 'noObjection', label: 'All customers who have not unsubscribed' },
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
    toast.success('Saved');
    onClose();
  }
  return (
    <Dialog
      title="Recovery emails"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" isPending={write.isPending} onPress={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <Problem error={write.error} isBox={false} />
      <SwitchField
        label="Send recovery emails"
        help="One email per cart, with a link that restores it. Never after an order."
        isOn={typed.isOn}
        onChange={(isOn) => set({ isOn })}
      />
      <NumberField
        label="Send after"
        unit="hours"
        min={1}
        max={maxRecoveryHours}
        value={typed.hours}
        onChange={(hours) => set({ hours: Math.round(hours) })}
      />
      <SelectField
        label="Recipients"
        help="In many countries, these emails need consent. Ask a lawyer before you email others."
        choices={bases}
        value={typed.basis}
        onChange={(basis) => set({ basis })}
      />
      <SwitchField
        label="Ask for consent at checkout"
        help="Shows a checkbox for news and offers below the email address. It is not checked by default."
        isOn={typed.asksConsent}
        onChange={(asksConsent) => set({ asksConsent })}
      />
    </Dialog>
  );
}
