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
import { storeText } from '../../texts/store-text.ts';
import { AmountField } from '../items/amount-field.tsx';
import { fromZonedTime, isKnownTimeZone, toZonedTime } from '../items/zoned-time.ts';
import { discountLabelKeys as labels } from './discount-labels.ts';
import styles from './discounts.module.css';
import { generateCode, type EditedDiscount } from './edited-discount.ts';
import { TargetField } from './target-field.tsx';

interface FieldsProps {
  readonly draft: EditedDiscount;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: EditedDiscount) => void;
}

const classKeys = {
  product: 'store.productDiscounts',
  order: 'store.orderDiscounts',
  shipping: 'store.shippingDiscounts',
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
    <Card title={storeText('store.method')}>
      <SegmentedField
        label={storeText(labels.method)}
        isLabelHidden
        choices={[
          { value: 'code', label: storeText('store.discountCode') },
          { value: 'automatic', label: storeText('store.automatic') },
        ]}
        value={draft.method}
        onChange={(method) => onChange({ ...draft, method })}
      />
      {draft.method === 'code' ? (
        <div className={styles.joined}>
          <TextField
            label={storeText(labels.code)}
            help={storeText('store.codeHelp')}
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
            {storeText('store.generate')}
          </Button>
        </div>
      ) : (
        <TextField
          label={storeText(labels.title)}
          help={storeText('store.titleHelp')}
          value={draft.title}
          onChange={(title) => onChange({ ...draft, title })}
          error={errors['title']}
          maxLength={100}
          isRequired
        />
      )}
      <SwitchField
        label={storeText(labels.isActive)}
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
    <Card title={storeText('store.value')}>
      <SegmentedField
        label={storeText(labels.effect)}
        choices={[
          { value: 'percentage', label: storeText('store.percentage') },
          { value: 'fixed', label: storeText('store.fixedAmount') },
          { value: 'freeShipping', label: storeText('store.freeShipping') },
        ]}
        value={draft.effect}
        onChange={(effect) => onChange({ ...draft, effect })}
      />
      {draft.effect === 'percentage' && (
        <AmountField
          label={storeText(labels.percentHundredths)}
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
          label={storeText(labels.amountCents)}
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
          label={storeText(labels.target)}
          choices={[
            { value: 'all', label: storeText('store.wholeOrder') },
            { value: 'products', label: storeText('store.products') },
            { value: 'categories', label: storeText('store.categories') },
          ]}
          value={draft.target}
          onChange={(target) => onChange({ ...draft, target })}
        />
      )}
      {draft.effect !== 'freeShipping' && draft.target === 'products' && (
        <TargetField
          label={storeText(labels.productIds)}
          choices={products.map(({ id, title }) => ({ value: id, label: title }))}
          chosen={draft.productIds}
          isLoading={targets.isLoading}
          error={errorAt(errors, 'target')}
          onChange={(productIds) => onChange({ ...draft, productIds })}
        />
      )}
      {draft.effect !== 'freeShipping' && draft.target === 'categories' && (
        <TargetField
          label={storeText(labels.categories)}
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
    <Card title={storeText(labels.minimum)}>
      <SegmentedField
        label={storeText(labels.minimum)}
        isLabelHidden
        choices={[
          { value: 'none', label: storeText('store.none') },
          { value: 'amount', label: storeText('store.amount') },
          { value: 'quantity', label: storeText('store.quantity') },
        ]}
        value={draft.minimum}
        onChange={(minimum) => onChange({ ...draft, minimum })}
      />
      {draft.minimum === 'amount' && (
        <AmountField
          label={storeText(labels.minimumCents)}
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
          label={storeText(labels.minimumQuantity)}
          units={draft.minimumQuantity}
          onUnits={(minimumQuantity) => onChange({ ...draft, minimumQuantity })}
          error={errors['minimumQuantity']}
          isDisabled={false}
        />
      )}
      {draft.minimum !== 'none' && <p>{storeText('store.minimumHelp')}</p>}
    </Card>
  );
}

function LimitFields({ draft, errors, onChange }: FieldsProps): ReactNode {
  return (
    <Card title={storeText('store.limits')}>
      <SwitchField
        label={storeText(labels.hasUseLimit)}
        isOn={draft.hasUseLimit}
        onChange={(hasUseLimit) => onChange({ ...draft, hasUseLimit })}
      />
      {draft.hasUseLimit && (
        <AmountField
          label={storeText('store.totalUses')}
          units={draft.useLimit}
          onUnits={(useLimit) => onChange({ ...draft, useLimit })}
          error={errors['useLimit']}
          isDisabled={false}
        />
      )}
      <SwitchField
        label={storeText(labels.hasCustomerLimit)}
        help={storeText('store.customerLimitHelp')}
        isOn={draft.hasCustomerLimit}
        onChange={(hasCustomerLimit) => onChange({ ...draft, hasCustomerLimit })}
      />
      {draft.hasCustomerLimit && (
        <AmountField
          label={storeText(labels.customerLimit)}
          units={draft.customerLimit}
          onUnits={(customerLimit) => onChange({ ...draft, customerLimit })}
          error={errors['customerLimit']}
          isDisabled={false}
        />
      )}
      <SegmentedField
        label={storeText(labels.forCustomers)}
        choices={[
          { value: 'everyone', label: storeText('store.everyone') },
          { value: 'some', label: storeText('store.specificCustomers') },
        ]}
        value={draft.forCustomers}
        onChange={(forCustomers) => onChange({ ...draft, forCustomers })}
      />
      {draft.forCustomers === 'some' && (
        <TextField
          label={storeText(labels.customers)}
          help={storeText('store.onePerLine')}
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
    <Card title={storeText(labels.combinesWith)}>
      {discountClassNames.map((name) => (
        <SwitchField
          key={name}
          label={storeText(classKeys[name])}
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
      <p>{storeText('store.combinationHelp')}</p>
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
      label={storeText(labels[member])}
      help={storeText('store.timeZone', { timeZone })}
      value={draft[member] === null ? '' : toZonedTime(draft[member], timeZone)}
      onChange={(typed) =>
        onChange({ ...draft, [member]: typed === '' ? null : fromZonedTime(typed, timeZone) })
      }
      error={errors[member]}
    />
  );
  return (
    <Card title={storeText('store.dates')}>
      <div className={styles.pair}>
        {field('startsAt')}
        {field('endsAt')}
      </div>
    </Card>
  );
}
