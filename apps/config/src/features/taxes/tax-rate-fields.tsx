import { statesOf } from '@sitewright/commerce';
import type { TaxRate } from '@sitewright/contracts/entities';
import { Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { storeText } from '../../texts/store-text.ts';
import { AmountField } from '../items/amount-field.tsx';
import { countryChoices, countryName } from '../shipping/country-choices.ts';
import styles from '../shipping/shipping.module.css';

/** Rates have up to four decimals in steps of a ten-thousandth of a percent. */
const rateDigits = 4;
const partsPerPercent = 10 ** rateDigits;

const classChoices = () => [
  { value: 'standard' as const, label: storeText('store.standardClass') },
  { value: 'reduced' as const, label: storeText('store.reducedClass') },
];

/** The value of “whole country” in a list of states. */
const wholeCountry = '*';

interface TaxRateFieldsProps {
  readonly rate: TaxRate;
  /** The errors of its fields, as text, so that equal errors are the same prop: see `encodeErrors`. */
  readonly errors: string;
  readonly onChange: (rate: TaxRate) => void;
  readonly onRemove: (id: string) => void;
}

type RateErrors = Partial<Readonly<Record<keyof TaxRate, string>>>;

export const encodeErrors = (errors: RateErrors): string => JSON.stringify(errors);

/**
 * One rate: its place, the products that it applies to, and its percentage. Each row has a list of all countries, so a
 * row is only rendered again when it changes.
 */
export const TaxRateFields = memo(function TaxRateFields(props: TaxRateFieldsProps): ReactNode {
  const { rate, onChange, onRemove } = props;
  const errors = JSON.parse(props.errors) as RateErrors;
  const { name, country, state, postalCode, taxClass, ratePercent } = rate;
  const set = (changes: Partial<TaxRate>) => onChange({ ...rate, ...changes });
  const states = statesOf(country);
  const title = `${name} ${countryName(country)} ${state}`.trim();
  return (
    <fieldset className={styles.rate} aria-label={storeText('store.taxRateNamed', { name: title })}>
      <div className={styles.fields}>
        <SelectField
          label={storeText('store.country')}
          choices={countryChoices}
          value={country}
          onChange={(code) => set({ country: code, state: '' })}
          error={errors.country}
        />
        {states.length > 0 ? (
          <SelectField
            label={storeText('store.stateOrRegion')}
            choices={[
              { value: wholeCountry, label: storeText('store.wholeCountry') },
              ...states.map(({ code, name: label }) => ({ value: code, label })),
            ]}
            value={state === '' ? wholeCountry : state}
            onChange={(code) => set({ state: code === wholeCountry ? '' : code })}
            error={errors.state}
          />
        ) : (
          <TextField
            label={storeText('store.stateOrRegion')}
            placeholder={storeText('store.wholeCountry')}
            value={state}
            onChange={(text) => set({ state: text })}
            error={errors.state}
            maxLength={60}
          />
        )}
        <TextField
          label={storeText('store.postalCodes')}
          placeholder={storeText('store.allPostalCodes')}
          value={postalCode}
          onChange={(text) => set({ postalCode: text })}
          error={errors.postalCode}
          maxLength={40}
        />
        <TextField
          label={storeText('store.name')}
          value={name}
          onChange={(text) => set({ name: text })}
          error={errors.name}
          maxLength={60}
        />
        <AmountField
          label={storeText('store.taxRate')}
          units={Math.round(ratePercent * partsPerPercent)}
          digits={rateDigits}
          minDigits={0}
          affix="%"
          onUnits={(parts) => set({ ratePercent: parts / partsPerPercent })}
          error={errors.ratePercent}
          isDisabled={false}
        />
        <SelectField
          label={storeText('store.taxClass')}
          choices={classChoices()}
          value={taxClass}
          onChange={(value) => set({ taxClass: value })}
          error={errors.taxClass}
        />
      </div>
      <IconButton
        label={storeText('store.removeTaxRate', { name: title })}
        size="small"
        onPress={() => onRemove(rate.id)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
});
