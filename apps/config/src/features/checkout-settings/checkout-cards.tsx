import {
  checkoutFieldKinds,
  fieldModes,
  type CheckoutField,
  type FieldMode,
  type StoreCheckout,
} from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText, type StoreTextKey } from '../../texts/store-text.ts';
import { FieldList } from '../forms/field-list.tsx';
import { OptionalAmountField } from '../shipping/optional-amount-field.tsx';
import { checkoutLabelKeys } from './checkout-labels.ts';

interface CardProps {
  readonly checkout: StoreCheckout;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<StoreCheckout>) => void;
}

const modeKeys: Readonly<Record<FieldMode, StoreTextKey>> = {
  required: 'store.required',
  optional: 'store.optional',
  hidden: 'store.hidden',
};

const modeChoices = () => fieldModes.map((value) => ({ value, label: storeText(modeKeys[value]) }));

/** Which carts can be ordered, and whether there is a cart at all. */
export function OrderCard({ checkout, errors, onChange }: CardProps): ReactNode {
  const { currency } = useSite();
  return (
    <Card title={storeText('store.orders')}>
      <SwitchField
        label={storeText(checkoutLabelKeys.expressCheckout)}
        help={storeText('store.expressCheckoutHelp')}
        isOn={checkout.expressCheckout}
        onChange={(expressCheckout) => onChange({ expressCheckout })}
      />
      <OptionalAmountField
        label={storeText(checkoutLabelKeys.minimumCents)}
        help={storeText('store.minimumOrderHelp')}
        placeholder={storeText('store.noMinimum')}
        units={checkout.minimumCents === 0 ? null : checkout.minimumCents}
        digits={minorDigits(currency)}
        affix={currency}
        onUnits={(cents) => onChange({ minimumCents: cents ?? 0 })}
        error={errors['minimumCents']}
      />
    </Card>
  );
}

/** What the checkout asks the buyer for. */
export const ContactCard = ({ checkout, errors, onChange }: CardProps): ReactNode => (
  <Card title={storeText('store.customerInformation')}>
    <SegmentedField
      label={storeText(checkoutLabelKeys.phone)}
      choices={modeChoices()}
      value={checkout.phone}
      onChange={(phone) => onChange({ phone })}
      error={errors['phone']}
    />
    <SegmentedField
      label={storeText(checkoutLabelKeys.company)}
      choices={modeChoices()}
      value={checkout.company}
      onChange={(company) => onChange({ company })}
      error={errors['company']}
    />
    <SwitchField
      label={storeText(checkoutLabelKeys.orderNotes)}
      help={storeText('store.orderNotesHelp')}
      isOn={checkout.orderNotes}
      onChange={(orderNotes) => onChange({ orderNotes })}
    />
  </Card>
);

/** The checkbox that buyers have to tick. */
export function TermsCard({ checkout, errors, onChange }: CardProps): ReactNode {
  const { terms } = checkout;
  const set = (changes: Partial<StoreCheckout['terms']>) =>
    onChange({ terms: { ...terms, ...changes } });
  return (
    <Card title={storeText('store.terms')}>
      <SwitchField
        label={storeText(checkoutLabelKeys.isRequired)}
        help={storeText('store.termsHelp')}
        isOn={terms.isRequired}
        onChange={(isRequired) => set({ isRequired })}
      />
      {terms.isRequired && (
        <>
          <TextField
            label={storeText(checkoutLabelKeys.text)}
            placeholder={storeText('store.termsExample')}
            value={terms.text}
            onChange={(text) => set({ text })}
            maxLength={300}
            error={errors['terms.text']}
          />
          <TextField
            label={storeText(checkoutLabelKeys.url)}
            help={storeText('store.termsUrlHelp')}
            value={terms.url}
            onChange={(url) => set({ url })}
            maxLength={500}
            error={errors['terms.url']}
          />
        </>
      )}
    </Card>
  );
}

/** The fields that the owner adds. Their answers are part of each order. */
export const FieldsCard = ({ checkout, errors, onChange }: CardProps): ReactNode => (
  <Card title={storeText('store.customFields')}>
    <FieldList
      form={checkout}
      errors={errors}
      kinds={checkoutFieldKinds}
      emptyText={storeText('store.customFieldsEmpty')}
      onChange={({ fields }) => onChange({ fields: fields as CheckoutField[] })}
    />
  </Card>
);
