import {
  changePayments,
  listPayments,
  type StorePayment,
  type StorePayments,
} from '@sitewright/contracts/api';
import {
  isManualMethod,
  noManualPayment,
  type CaptureMode,
  type ManualMethod,
  type ManualPayment,
  type PaymentMethod,
} from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { Card } from '../../controls/card.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { SelectField, type Choice } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { storeText, type StoreTextKey } from '../../texts/store-text.ts';
import { useSendWithFreshLogin } from '../account/use-send-with-fresh-login.tsx';
import { InstallmentsCard } from './installments-card.tsx';
import { ManualCard } from './manual-card.tsx';
import styles from './payments.module.css';

/** Describes a payment method to the seller; the checkout has its own texts. */
const paymentHelp: Readonly<Record<Exclude<PaymentMethod, ManualMethod>, StoreTextKey>> = {
  stripe: 'store.stripeHelp',
  testCard: 'store.testCardHelp',
};

const captureChoices = (): readonly Choice<CaptureMode>[] => [
  { value: 'automatic', label: storeText('store.captureOnOrder') },
  { value: 'manual', label: storeText('store.captureManually') },
];

const captureHelp: Readonly<Record<CaptureMode, StoreTextKey>> = {
  automatic: 'store.captureOnOrderHelp',
  manual: 'store.captureManuallyHelp',
};

const missingAccount = {
  'manual.bankTransfer.instructions': 'Enter the account that buyers transfer the money to.',
};
const invalidFields = new Error('Check the marked fields.');

/** What buyers read about each manual method of the server. */
const manualPaymentsOf = (rows: readonly StorePayment[]) =>
  Object.fromEntries(
    rows.flatMap(({ id, manual }) => (manual === undefined ? [] : [[id, manual]])),
  ) as Partial<Record<ManualMethod, ManualPayment>>;

/** The payment methods of the server, each with a switch. */
export function PaymentsForm({
  payments: { rows, capture: saved, installments: savedInstallments },
}: {
  readonly payments: StorePayments;
}): ReactNode {
  const { id: websiteId, liveReleaseId } = useSite();
  const mayChange = usePermissions()('payments.connect');
  const form = useDraft(`payments.${websiteId}`, {
    offered: rows.filter(({ isOffered }) => isOffered).map(({ id }) => id),
    capture: saved,
    installments: savedInstallments,
    manual: manualPaymentsOf(rows),
  });
  const { offered, capture, installments, manual } = form.value;
  const change = useSendWithFreshLogin(changePayments, [listPayments]);

  const [isSaveBlocked, setSaveBlocked] = useState(false);
  // Without them, buyers could not pay.
  const lacksAccount =
    offered.includes('bankTransfer') && (manual.bankTransfer?.instructions ?? '').trim() === '';
  const errors = {
    ...fieldErrors(change.error),
    ...(isSaveBlocked && lacksAccount ? missingAccount : {}),
  };

  const setOffered = (method: PaymentMethod, isOffered: boolean) =>
    form.set({
      ...form.value,
      offered: rows
        .map(({ id }) => id)
        .filter((id) => (id === method ? isOffered : offered.includes(id))),
    });

  async function save() {
    setSaveBlocked(lacksAccount);
    // An amount that is typed wrong has its error at the field.
    const isTypedWrong = Object.values(installments ?? {}).some(Number.isNaN);
    if (lacksAccount || isTypedWrong) return;
    const changed = await change.run({ params: { websiteId }, body: form.value });
    if (changed === null) return;
    form.saved(form.value, form.value);
    toast(
      offered.length === 0
        ? storeText('store.paymentsSavedNone')
        : storeText('store.paymentsSaved'),
    );
  }
  return (
    <>
      <Card title={storeText('store.paymentMethods')}>
        {rows.map(
          ({ id, name }) =>
            !isManualMethod(id) && (
              <SwitchField
                key={id}
                label={name}
                help={storeText(paymentHelp[id])}
                isOn={offered.includes(id)}
                onChange={(isOn) => setOffered(id, isOn)}
                isDisabled={!mayChange}
              />
            ),
        )}
        {rows.some(({ id }) => !isManualMethod(id)) && (
          <SelectField
            label={storeText('store.capturePayments')}
            help={storeText(captureHelp[capture])}
            choices={captureChoices()}
            value={capture}
            onChange={(chosen) => form.set({ ...form.value, capture: chosen })}
            isDisabled={!mayChange}
          />
        )}
        <output className={styles.warning}>
          {offered.length === 0 && storeText('store.noMethodWarning')}
          {liveReleaseId !== null &&
            offered.includes('testCard') &&
            storeText('store.testCardWarning')}
        </output>
        {!mayChange && <p>{storeText('store.paymentsReadOnly')}</p>}
      </Card>
      {rows.some(({ id }) => id === 'stripe') && (
        <InstallmentsCard
          offer={installments}
          errors={errors}
          isDisabled={!mayChange}
          onChange={(offer) => form.set({ ...form.value, installments: offer })}
        />
      )}
      {rows.map(
        ({ id, name }) =>
          isManualMethod(id) && (
            <ManualCard
              key={id}
              method={id}
              name={name}
              isOffered={offered.includes(id)}
              payment={manual[id] ?? noManualPayment}
              errors={errors}
              isDisabled={!mayChange}
              onOffer={(isOn) => setOffered(id, isOn)}
              onChange={(payment) =>
                form.set({ ...form.value, manual: { ...manual, [id]: payment } })
              }
            />
          ),
      )}
      <SaveBar
        isDirty={form.isDirty}
        isSaving={change.isPending}
        error={isSaveBlocked && lacksAccount ? invalidFields : change.error}
        onSave={() => void save()}
        onDiscard={() => {
          form.end();
          change.reset();
          setSaveBlocked(false);
        }}
      />
      {change.question}
    </>
  );
}
