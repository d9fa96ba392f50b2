import { changePayments, listPayments, type StorePayment } from '@sitewright/contracts/api';
import type { CaptureMode, PaymentMethod } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useDraft } from '../../drafts/use-draft.ts';
import { Card } from '../../controls/card.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { useSendWithFreshLogin } from '../account/use-send-with-fresh-login.tsx';
import styles from './payments.module.css';

/** Describes a payment method to the seller; the checkout has its own texts. */
const paymentHelp: Readonly<Record<PaymentMethod, string>> = {
  stripe: 'Cards, wallets and bank payments go to your Stripe account.',
  testCard:
    'For testing. Orders count as paid, but nobody is charged. Turn it off before you sell.',
  payLater: 'Orders are placed unpaid, and you send an invoice yourself.',
};

const captureChoices = [
  { value: 'automatic', label: 'Automatically when the order is placed' },
  { value: 'manual', label: 'Manually' },
] as const satisfies readonly { readonly value: CaptureMode; readonly label: string }[];

const captureHelp: Readonly<Record<CaptureMode, string>> = {
  automatic: 'Cards are charged when an order is placed.',
  manual:
    'Cards are only authorized. Capture each payment within 7 days, in full or in part, or it is voided.',
};

/** The payment methods of the server, each with a switch. */
export function PaymentsForm({
  rows,
  capture: saved,
}: {
  readonly rows: readonly StorePayment[];
  readonly capture: CaptureMode;
}): ReactNode {
  const { id: websiteId } = useSite();
  const mayChange = usePermissions()('payments.connect');
  const form = useDraft(`payments.${websiteId}`, {
    offered: rows.filter(({ isOffered }) => isOffered).map(({ id }) => id),
    capture: saved,
  });
  const { offered, capture } = form.value;
  const change = useSendWithFreshLogin(changePayments, [listPayments]);

  const setOffered = (method: PaymentMethod, isOffered: boolean) =>
    form.set({
      capture,
      offered: rows
        .map(({ id }) => id)
        .filter((id) => (id === method ? isOffered : offered.includes(id))),
    });

  async function save() {
    const changed = await change.run({ params: { websiteId }, body: { offered, capture } });
    if (changed === null) return;
    form.saved(form.value, form.value);
    toast(
      offered.length === 0
        ? 'Saved. Your checkout no longer accepts payments.'
        : 'Saved. Your checkout now offers these methods.',
    );
  }
  return (
    <>
      <Card title="Payment methods">
        {rows.map(({ id, name }) => (
          <SwitchField
            key={id}
            label={name}
            help={paymentHelp[id]}
            isOn={offered.includes(id)}
            onChange={(isOn) => setOffered(id, isOn)}
            isDisabled={!mayChange}
          />
        ))}
        {rows.some(({ id }) => id !== 'payLater') && (
          <SelectField
            label="Capture payments"
            help={captureHelp[capture]}
            choices={captureChoices}
            value={capture}
            onChange={(chosen) => form.set({ offered, capture: chosen })}
            isDisabled={!mayChange}
          />
        )}
        <output className={styles.warning}>
          {offered.length === 0 && 'Without a payment method, nobody can buy from your store.'}
        </output>
        {!mayChange && <p>Only the owner and administrators can change this.</p>}
      </Card>
      <SaveBar
        isDirty={form.isDirty}
        isSaving={change.isPending}
        error={change.error}
        onSave={() => void save()}
        onDiscard={() => {
          form.end();
          change.reset();
        }}
      />
      {change.question}
    </>
  );
}
