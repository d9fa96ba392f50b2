import { changePayments, listPayments, type StorePayment } from '@sitewright/contracts/api';
import type { PaymentMethod } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useDraft } from '../../drafts/use-draft.ts';
import { Card } from '../../controls/card.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
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

/** The payment methods of the server, each with a switch. */
export function PaymentsForm({ rows }: { readonly rows: readonly StorePayment[] }): ReactNode {
  const { id: websiteId } = useSite();
  const mayChange = usePermissions()('payments.connect');
  const form = useDraft(`payments.${websiteId}`, {
    offered: rows.filter(({ isOffered }) => isOffered).map(({ id }) => id),
  });
  const { offered } = form.value;
  const change = useSendWithFreshLogin(changePayments, [listPayments]);

  const setOffered = (method: PaymentMethod, isOffered: boolean) =>
    form.set({
      offered: rows
        .map(({ id }) => id)
        .filter((id) => (id === method ? isOffered : offered.includes(id))),
    });

  async function save() {
    const saved = await change.run({ params: { websiteId }, body: { offered } });
    if (saved === null) return;
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
