import { statesOf } from '@sitewright/commerce';
import type { ShippingRegion } from '@sitewright/contracts/entities';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { useShownError } from '../../controls/shown-errors.tsx';
import { storeText } from '../../texts/store-text.ts';
import { countryChoices, countryName } from './country-choices.ts';
import styles from './shipping.module.css';
import { stateName } from './zone-title.ts';

/** An error that belongs to several fields. */
export function GroupError({ error }: { readonly error: string | undefined }): ReactNode {
  useShownError(error);
  return error === undefined ? null : (
    <p role="alert" className={styles.error}>
      {error}
    </p>
  );
}

/** The countries and states of a zone. */
export function RegionFields({
  regions,
  errorOf,
  onChange,
}: {
  readonly regions: readonly ShippingRegion[];
  /** The error of a region by its index; without one, of the list. */
  readonly errorOf: (index?: number) => string | undefined;
  readonly onChange: (regions: ShippingRegion[]) => void;
}): ReactNode {
  const listed = new Set(regions.map(({ country }) => country));
  return (
    <div className={styles.group}>
      {regions.length > 0 && (
        <ul className={styles.regions} aria-label={storeText('store.countries')}>
          {regions.map((region, index) => (
            <RegionRow
              key={region.country}
              region={region}
              error={errorOf(index)}
              onChange={(changed) => onChange(regions.with(index, changed))}
              onRemove={() => onChange(regions.toSpliced(index, 1))}
            />
          ))}
        </ul>
      )}
      <SelectField
        label={storeText('store.addCountry')}
        choices={countryChoices.filter(({ value }) => !listed.has(value))}
        value={null}
        placeholder={storeText('store.chooseCountry')}
        onChange={(country) => onChange([...regions, { country, states: [] }])}
        error={errorOf()}
      />
    </div>
  );
}

interface RegionRowProps {
  readonly region: ShippingRegion;
  readonly error: string | undefined;
  readonly onChange: (region: ShippingRegion) => void;
  readonly onRemove: () => void;
}

function RegionRow({ region, error, onChange, onRemove }: RegionRowProps): ReactNode {
  const { country, states } = region;
  const name = countryName(country);
  const others = statesOf(country).filter(({ code }) => !states.includes(code));
  return (
    // A country without states needs no more room than its name.
    <li className={statesOf(country).length === 0 ? styles.country : styles.region}>
      <div className={styles.regionHead}>
        <span>
          {states.length === 0 ? name : storeText('store.onlyTheseStates', { country: name })}
        </span>
        <IconButton
          label={storeText('store.removeNamed', { name })}
          size="small"
          onPress={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {states.length > 0 && (
        <ul className={styles.states} aria-label={storeText('store.statesIn', { country: name })}>
          {states.map((code) => (
            <li key={code}>
              {stateName(country, code)}
              <IconButton
                label={storeText('store.removeNamed', { name: stateName(country, code) })}
                size="small"
                onPress={() =>
                  onChange({ country, states: states.filter((state) => state !== code) })
                }
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <SelectField
          label={storeText(states.length === 0 ? 'store.limitToState' : 'store.addStateIn', {
            country: name,
          })}
          choices={others.map(({ code, name: label }) => ({ value: code, label }))}
          value={null}
          placeholder={
            states.length === 0 ? storeText('store.allStates') : storeText('store.chooseState')
          }
          onChange={(code) => onChange({ country, states: [...states, code] })}
        />
      )}
      <GroupError error={error} />
    </li>
  );
}
