import { listDiscountTargets } from '@sitewright/contracts/api';
import { discountClassNames } from '@sitewright/contracts/entities';
import { Dices } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorAt } from '../../api/field-errors.ts';
import { useRead } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { AmountField } from '../items/amount-field.tsx';
import { fromZonedTime, isKnownTimeZone, toZonedTime } from '../items/zoned-time.ts';
import { discountLabels as labels } from './discount-labels.ts';
import styles from './discounts.module.css';
import { generateCode, type EditedDiscount } from './edited-discount.ts';
import { TargetField } from './target-field.tsx';

interface FieldsProps {
  readonly draft: EditedDiscount;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: EditedDiscount) => void;
}

const classLabels = {
  product: 'Product discounts',
  order: 'Order discounts',
  shipping: 'Shipping discounts',
} as const;

/** All fields of a discount, in cards. */
export function DiscountFields(props: FieldsProps): ReactNode {
  return (
    <>
      <NameFields {...props} />
      <ValueFields {...props} />
      <MinimumFields {...props} />
      <LimitFields {...props} />
      <CombinationFields {...props} />
      <DateFields {...props} />
    </>
  );
}

function NameFields({ draft, errors, onChange }: FieldsProps): ReactNode {
  return (
    <Card title="Method">
      <SegmentedField
        label={labels.method}
        isLabelHidden
        choices={[
          { value: 'code', label: 'Discount code' },
          { value: 'automatic', label: 'Automatic' },
        ]}
        value={draft.method}
        onChange={(method) => onChange({ ...draft, method })}
      />
      {draft.method === 'code' ? (
        <div className={styles.joined}>
          <TextField
            label={labels.code}
            help="Customers enter it in the cart or at checkout. Case does not matter."
            value={draft.code}
            onChange={(code) => onChange({ ...draft, code })}
            error={errors['code']}
            maxLength={60}
            isRequired
            isCode
          />
          <Button
            icon={<Dices aria-hidden="true" />}
            onPress={() => onChange({ ...draft, code: generateCode(Math.random) })}
          >
            Generate
          </Button>
        </div>
      ) : (
        <TextField
          label={labels.title}
          help="Customers see it in the cart and at checkout."
          value={draft.title}
          onChange={(title) => onChange({ ...draft, title })}
          error={errors['title']}
          maxLength={100}
          isRequired
        />
      )}
      <SwitchField
        label={labels.isActive}
        isOn={draft.isActive}
        onChange={(isActive) => onChange({ ...draft, isActive })}
      />
      {errors['isActive'] !== undefined && <p className={styles.error}>{errors['isActive']}</p>}
    </Card>
  );
}

function ValueFields({ draft, errors, onChange }: FieldsProps): ReactNode {
  const { id: websiteId, currency } = useSite();
  const targets = useRead(listDiscountTargets, { params: { websiteId } });
  const { products = [], categories = [] } = targets.data ?? {};
  return (
    <Card title="Value">
      <SegmentedField
        label={labels.effect}
        choices={[
          { value: 'percentage', label: 'Percentage' },
          { value: 'fixed', label: 'Fixed amount' },
          { value: 'freeShipping', label: 'Free shipping' },
        ]}
        value={draft.effect}
        onChange={(effect) => onChange({ ...draft, effect })}
      />
      {draft.effect === 'percentage' && (
        <AmountField
          label={labels.percentHundredths}
          units={draft.percentHundredths}
          digits={2}
          affix="%"
          onUnits={(percentHundredths) => onChange({ ...draft, percentHundredths })}
          error={errors['effect.percent']}
          isDisabled={false}
        />
      )}
      {draft.effect === 'fixed' && (
        <AmountField
          label={labels.amountCents}
          units={draft.amountCents}
          digits={minorDigits(currency)}
          affix={currency}
          onUnits={(amountCents) => onChange({ ...draft, amountCents })}
          error={errors['effect.amountCents']}
          isDisabled={false}
        />
      )}
      {draft.effect !== 'freeShipping' && (
        <SegmentedField
          label={labels.target}
          choices={[
            { value: 'all', label: 'Whole order' },
            { value: 'products', label: 'Products' },
            { value: 'categories', label: 'Categories' },
          ]}
          value={draft.target}
          onChange={(target) => onChange({ ...draft, target })}
        />
      )}
      {draft.effect !== 'freeShipping' && draft.target === 'products' && (
        <TargetField
          label={labels.productIds}
          choices={products.map(({ id, title }) => ({ value: id, label: title }))}
          chosen={draft.productIds}
          isLoading={targets.isLoading}
          error={errorAt(errors, 'target')}
          onChange={(productIds) => onChange({ ...draft, productIds })}
        />
      )}
      {draft.effect !== 'freeShipping' && draft.target === 'categories' && (
        <TargetField
          label={labels.categories}
          choices={[...new Set([...categories, ...draft.categories])].map((category) => ({
            value: category,
            label: category,
          }))}
          chosen={draft.categories}
          isLoading={targets.isLoading}
          error={errorAt(errors, 'target')}
          onChange={(chosen) => onChange({ ...draft, categories: chosen })}
        />
      )}
    </Card>
  );
}

function MinimumFields({ draft, errors, onChange }: FieldsProps): ReactNode {
  const { currency } = useSite();
  return (
    <Card title={labels.minimum}>
      <SegmentedField
        label={labels.minimum}
        isLabelHidden
        choices={[
          { value: 'none', label: 'None' },
          { value: 'amount', label: 'Amount' },
          { value: 'quantity', label: 'Quantity' },
        ]}
        value={draft.minimum}
        onChange={(minimum) => onChange({ ...draft, minimum })}
      />
      {draft.minimum === 'amount' && (
        <AmountField
          label={labels.minimumCents}
          units={draft.minimumCents}
          digits={minorDigits(currency)}
          affix={currency}
          onUnits={(minimumCents) => onChange({ ...draft, minimumCents })}
          error={errors['minimumCents']}
          isDisabled={false}
        />
      )}
      {draft.minimum === 'quantity' && (
        <AmountField
          label={labels.minimumQuantity}
          units={draft.minimumQuantity}
          onUnits={(minimumQuantity) => onChange({ ...draft, minimumQuantity })}
          error={errors['minimumQuantity']}
          isDisabled={false}
        />
      )}
      {draft.minimum !== 'none' && <p>Only items that the discount applies to count.</p>}
    </Card>
  );
}

function LimitFields({ draft, errors, onChange }: FieldsProps): ReactNode {
  return (
    <Card title="Limits">
      <SwitchField
        label={labels.hasUseLimit}
        isOn={draft.hasUseLimit}
        onChange={(hasUseLimit) => onChange({ ...draft, hasUseLimit })}
      />
      {draft.hasUseLimit && (
        <AmountField
          label="Total uses"
          units={draft.useLimit}
          onUnits={(useLimit) => onChange({ ...draft, useLimit })}
          error={errors['useLimit']}
          isDisabled={false}
        />
      )}
      <SwitchField
        label={labels.hasCustomerLimit}
        help="Customers are recognized by their email address."
        isOn={draft.hasCustomerLimit}
        onChange={(hasCustomerLimit) => onChange({ ...draft, hasCustomerLimit })}
      />
      {draft.hasCustomerLimit && (
        <AmountField
          label={labels.customerLimit}
          units={draft.customerLimit}
          onUnits={(customerLimit) => onChange({ ...draft, customerLimit })}
          error={errors['customerLimit']}
          isDisabled={false}
        />
      )}
      <SegmentedField
        label={labels.forCustomers}
        choices={[
          { value: 'everyone', label: 'Everyone' },
          { value: 'some', label: 'Specific customers' },
        ]}
        value={draft.forCustomers}
        onChange={(forCustomers) => onChange({ ...draft, forCustomers })}
      />
      {draft.forCustomers === 'some' && (
        <TextField
          label={labels.customers}
          help="One per line."
          value={draft.customers}
          onChange={(customers) => onChange({ ...draft, customers })}
          error={errorAt(errors, 'customers')}
          isLong
        />
      )}
    </Card>
  );
}

function CombinationFields({ draft, onChange }: FieldsProps): ReactNode {
  return (
    <Card title={labels.combinesWith}>
      {discountClassNames.map((name) => (
        <SwitchField
          key={name}
          label={classLabels[name]}
          isOn={draft.combinesWith.includes(name)}
          onChange={(isOn) =>
            onChange({
              ...draft,
              combinesWith: discountClassNames.filter((other) =>
                other === name ? isOn : draft.combinesWith.includes(other),
              ),
            })
          }
        />
      ))}
      <p>
        Two discounts combine if each allows the other. Otherwise customers get those that save them
        the most.
      </p>
    </Card>
  );
}

function DateFields({ draft, errors, onChange }: FieldsProps): ReactNode {
  const site = useSite();
  const timeZone = isKnownTimeZone(site.timeZone)
    ? site.timeZone
    : new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const field = (member: 'startsAt' | 'endsAt') => (
    <TextField
      type="datetime-local"
      label={labels[member]}
      help={`Time zone: ${timeZone}`}
      value={draft[member] === null ? '' : toZonedTime(draft[member], timeZone)}
      onChange={(typed) =>
        onChange({ ...draft, [member]: typed === '' ? null : fromZonedTime(typed, timeZone) })
      }
      error={errors[member]}
    />
  );
  return (
    <Card title="Dates">
      <div className={styles.pair}>
        {field('startsAt')}
        {field('endsAt')}
      </div>
    </Card>
  );
}
