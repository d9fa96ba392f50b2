import { euCountries, starterRates, starterSource } from '@sitewright/commerce/tax';
import type { TaxRate } from '@sitewright/contracts/entities';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { storeText } from '../../texts/store-text.ts';
import { countryName } from '../shipping/country-choices.ts';
import styles from '../shipping/shipping.module.css';

const countries = [...new Set(starterRates.map(({ country }) => country))]
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((left, right) => left.label.localeCompare(right.label));

/** Adds the standard rates of countries, which the owner then checks. */
export function StarterCard({
  rates,
  onAdd,
}: {
  readonly rates: readonly TaxRate[];
  readonly onAdd: (rates: TaxRate[]) => void;
}): ReactNode {
  const { createId } = useServices();
  const present = new Set(rates.map(({ country, state }) => `${country}|${state}`));
  const add = (chosen: readonly string[]) =>
    onAdd(
      starterRates
        .filter(
          ({ country, state }) => chosen.includes(country) && !present.has(`${country}|${state}`),
        )
        .map((rate) => ({ ...rate, id: createId(), postalCode: '', taxClass: 'standard' })),
    );
  return (
    <Card title={storeText('store.standardRates')}>
      <p>
        {storeText('store.starterText', {
          package: starterSource.package,
          version: starterSource.version,
          license: starterSource.license,
          date: starterSource.retrievedAt,
        })}
      </p>
      <div className={styles.fields}>
        <SelectField
          label={storeText('store.addCountryRates')}
          choices={countries}
          value={null}
          placeholder={storeText('store.chooseCountry')}
          onChange={(country) => add([country])}
        />
      </div>
      <div>
        <Button size="small" icon={<Plus aria-hidden="true" />} onPress={() => add(euCountries)}>
          {storeText('store.addEuCountries')}
        </Button>
      </div>
    </Card>
  );
}
