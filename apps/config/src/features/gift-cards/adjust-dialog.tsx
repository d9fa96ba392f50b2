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
import { storeText } from '../../texts/store-text.ts';
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
    toast.success(
      storeText('store.balanceIs', { amount: formatMinorUnits(adjusted.balanceCents, currency) }),
    );
    onClose();
  }
  return (
    <Dialog
      title={storeText('store.adjustBalance')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{storeText('store.cancel')}</Button>
          <Button
            variant="primary"
            isPending={adjust.isPending}
            isDisabled={Number.isNaN(cents)}
            onPress={() => void save()}
          >
            {storeText('store.adjust')}
          </Button>
        </>
      }
    >
      {adjust.error !== null && <FormProblem error={adjust.error} />}
      <p>{storeText('store.balanceLine', { amount: formatMinorUnits(balanceCents, currency) })}</p>
      <SegmentedField
        label={storeText('store.change')}
        choices={[
          { value: 'add', label: storeText('store.add') },
          { value: 'remove', label: storeText('store.remove') },
        ]}
        value={direction}
        onChange={setDirection}
      />
      <AmountField
        label={storeText('store.amount')}
        units={cents}
        digits={minorDigits(currency)}
        affix={currency}
        onUnits={setCents}
        error={errors['amountCents']}
        isDisabled={false}
      />
      <TextField
        label={storeText('store.reason')}
        help={storeText('store.reasonHelp')}
        value={reason}
        onChange={setReason}
        error={errors['reason']}
        maxLength={200}
        isRequired
      />
    </Dialog>
  );
}
