import { adjustGiftCard, listGiftCards, readGiftCard } from '@sitewright/contracts/api';
import type { StoreGiftCard } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { formatMinorUnits, minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { AmountField } from '../items/amount-field.tsx';

/** Changes the balance of a gift card, with a reason for the ledger. */
export function AdjustDialog({
  giftCard,
  onClose,
}: {
  readonly giftCard: StoreGiftCard;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { createId } = useServices();
  const { id: giftCardId, currency, balanceCents } = giftCard;
  // The same dialog adjusts once, however often it is sent.
  const [key] = useState(() =>
    createId()
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, ''),
  );
  const [direction, setDirection] = useState<'add' | 'remove'>('add');
  const [cents, setCents] = useState(0);
  const [reason, setReason] = useState('');
  const adjust = useSend(adjustGiftCard, [readGiftCard, listGiftCards]);
  const errors = fieldErrors(adjust.error);

  async function save() {
    const amountCents = direction === 'add' ? cents : -cents;
    const body = { amountCents, reason, key };
    const adjusted = await adjust
      .mutateAsync({ params: { websiteId, giftCardId }, body })
      .catch(() => null);
    if (adjusted === null) return;
    toast.success(`The balance is ${formatMinorUnits(adjusted.balanceCents, currency)}`);
    onClose();
  }
  return (
    <Dialog
      title="Adjust balance"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isPending={adjust.isPending}
            isDisabled={Number.isNaN(cents)}
            onPress={() => void save()}
          >
            Adjust
          </Button>
        </>
      }
    >
      {adjust.error !== null && <FormProblem error={adjust.error} />}
      <p>Balance: {formatMinorUnits(balanceCents, currency)}</p>
      <SegmentedField
        label="Change"
        choices={[
          { value: 'add', label: 'Add' },
          { value: 'remove', label: 'Remove' },
        ]}
        value={direction}
        onChange={setDirection}
      />
      <AmountField
        label="Amount"
        units={cents}
        digits={minorDigits(currency)}
        affix={currency}
        onUnits={setCents}
        error={errors['amountCents']}
        isDisabled={false}
      />
      <TextField
        label="Reason"
        help="Only you and your collaborators see it."
        value={reason}
        onChange={setReason}
        error={errors['reason']}
        maxLength={200}
        isRequired
      />
    </Dialog>
  );
}
