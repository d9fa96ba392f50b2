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
import { FieldList } from '../forms/field-list.tsx';
import { OptionalAmountField } from '../shipping/optional-amount-field.tsx';
import { checkoutLabels } from './checkout-labels.ts';

interface CardProps {
  readonly checkout: StoreCheckout;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<StoreCheckout>) => void;
}

const modeLabels: Readonly<Record<FieldMode, string>> = {
  required: 'Required',
  optional: 'Optional',
  hidden: 'Hidden',
};

const modeChoices = fieldModes.map((value) => ({ value, label: modeLabels[value] }));

/** Which carts can be ordered, and whether there is a cart at all. */
export function OrderCard({ checkout, errors, onChange }: CardProps): ReactNode {
  const { currency } = useSite();
  return (
    <Card title="Orders">
      <SwitchField
        label={checkoutLabels.expressCheckout}
        help="Customers skip the cart: the product button opens the checkout with that product only."
        isOn={checkout.expressCheckout}
        onChange={(expressCheckout) => onChange({ expressCheckout })}
      />
      <OptionalAmountField
        label={checkoutLabels.minimumCents}
        help="Before discounts, shipping and tax."
        placeholder="No minimum"
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
  <Card title="Customer information">
    <SegmentedField
      label={checkoutLabels.phone}
      choices={modeChoices}
      value={checkout.phone}
      onChange={(phone) => onChange({ phone })}
      error={errors['phone']}
    />
    <SegmentedField
      label={checkoutLabels.company}
      choices={modeChoices}
      value={checkout.company}
      onChange={(company) => onChange({ company })}
      error={errors['company']}
    />
    <SwitchField
      label={checkoutLabels.orderNotes}
      help="Customers can leave a note with their order."
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
    <Card title="Terms">
      <SwitchField
        label={checkoutLabels.isRequired}
        help="Orders cannot be placed without it. Each order shows when the customer agreed."
        isOn={terms.isRequired}
        onChange={(isRequired) => set({ isRequired })}
      />
      {terms.isRequired && (
        <>
          <TextField
            label={checkoutLabels.text}
            placeholder="I agree to the terms and conditions."
            value={terms.text}
            onChange={(text) => set({ text })}
            maxLength={300}
            error={errors['terms.text']}
          />
          <TextField
            label={checkoutLabels.url}
            help="A page of your site, such as /terms, or a web address."
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
  <Card title="Custom fields">
    <FieldList
      form={checkout}
      errors={errors}
      kinds={checkoutFieldKinds}
      emptyText="Ask for what you need to know, such as a delivery date or a gift message."
      onChange={({ fields }) => onChange({ fields: fields as CheckoutField[] })}
    />
  </Card>
);
