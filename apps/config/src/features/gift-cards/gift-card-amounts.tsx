import { readGiftCardSettings, writeGiftCardSettings } from '@sitewright/contracts/api';
import type { GiftCardBounds } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useRead, useSend } from '../../api/read.ts';
import { Card } from '../../controls/card.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { AmountField } from '../items/amount-field.tsx';
import styles from './gift-cards.module.css';

/** Whether customers choose the amount of a gift card, and its bounds. */
export function GiftCardAmounts(): ReactNode {
  const { id: websiteId } = useSite();
  const settings = useRead(readGiftCardSettings, { params: { websiteId } });
  return settings.data === undefined ? null : <AmountsForm bounds={settings.data.bounds} />;
}

function AmountsForm({ bounds }: { readonly bounds: GiftCardBounds | null }): ReactNode {
  const { id: websiteId, currency } = useSite();
  const digits = minorDigits(currency);
  const form = useDraft(`giftCards.${websiteId}`, {
    isOffered: bounds !== null,
    minCents: bounds?.minCents ?? 10 * 10 ** digits,
    maxCents: bounds?.maxCents ?? 500 * 10 ** digits,
  });
  const { isOffered, minCents, maxCents } = form.value;
  const write = useSend(writeGiftCardSettings, [readGiftCardSettings]);
  const errors = fieldErrors(write.error);

  async function save() {
    if (isOffered && Number.isNaN(minCents + maxCents)) return;
    const body = { bounds: isOffered ? { minCents, maxCents } : null };
    const saved = await write.mutateAsync({ params: { websiteId }, body }).catch(() => null);
    if (saved === null) return;
    toast.success(storeText('store.amountsSaved'));
    form.saved(form.value, form.value);
  }
  const field = (member: 'minCents' | 'maxCents', label: string) => (
    <AmountField
      label={label}
      units={form.value[member]}
      digits={digits}
      affix={currency}
      onUnits={(cents) => form.set({ ...form.value, [member]: cents })}
      error={errors[`bounds.${member}`]}
      isDisabled={false}
    />
  );
  return (
    <>
      <Card title={storeText('store.amounts')}>
        <SwitchField
          label={storeText('store.chooseAmount')}
          help={storeText('store.chooseAmountHelp')}
          isOn={isOffered}
          onChange={(isOn) => form.set({ ...form.value, isOffered: isOn })}
        />
        {isOffered && (
          <div className={styles.pair}>
            {field('minCents', storeText('store.minimum'))}
            {field('maxCents', storeText('store.maximum'))}
          </div>
        )}
      </Card>
      <SaveBar
        isDirty={form.isDirty}
        isSaving={write.isPending}
        error={write.error}
        onSave={() => void save()}
        onDiscard={() => {
          form.end();
          write.reset();
        }}
      />
    </>
  );
}
