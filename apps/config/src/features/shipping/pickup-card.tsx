import type { PickupAddress, PickupLocation } from '@sitewright/contracts/entities';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { countryChoices } from './country-choices.ts';
import { OpeningHoursFields } from './opening-hours-fields.tsx';
import styles from './shipping.module.css';

const addressFields = [
  ['line1', 'Address', 120],
  ['line2', 'Apartment, floor', 120],
  ['zip', 'Postal code', 20],
  ['city', 'City', 80],
  ['state', 'State or region', 60],
] as const satisfies readonly (readonly [keyof PickupAddress, string, number])[];

interface PickupCardProps {
  readonly pickup: PickupLocation;
  /** The error at a path below the location. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (pickup: PickupLocation) => void;
  readonly onRemove: () => void;
}

/** A location where customers collect their orders. */
export function PickupCard({ pickup, errorOf, onChange, onRemove }: PickupCardProps): ReactNode {
  const { name, address, openingHours, hoursNote, instructions } = pickup;
  const set = (changes: Partial<PickupLocation>) => onChange({ ...pickup, ...changes });
  const setAddress = (changes: Partial<PickupAddress>) =>
    set({ address: { ...address, ...changes } });
  return (
    <Card
      title={name || 'Pickup location'}
      actions={
        <IconButton label={`Remove location ${name}`} size="small" onPress={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    >
      <div className={styles.fields}>
        <TextField
          label="Location name"
          value={name}
          onChange={(text) => set({ name: text })}
          error={errorOf('name')}
          maxLength={80}
        />
        {addressFields.map(([part, label, maxLength]) => (
          <TextField
            key={part}
            label={label}
            value={address[part]}
            onChange={(text) => setAddress({ [part]: text })}
            error={errorOf(`address.${part}`)}
            maxLength={maxLength}
          />
        ))}
        <SelectField
          label="Country"
          choices={countryChoices}
          value={address.country}
          onChange={(country) => setAddress({ country })}
          error={errorOf('address.country')}
        />
      </div>
      <OpeningHoursFields
        hours={openingHours}
        errorOf={(path) => errorOf(`openingHours.${path}`)}
        onChange={(hours) => set({ openingHours: hours })}
      />
      <TextField
        label="Note on opening hours"
        help="What the hours do not say, such as holidays."
        value={hoursNote}
        onChange={(text) => set({ hoursNote: text })}
        error={errorOf('hoursNote')}
        maxLength={600}
        isLong
      />
      <TextField
        label="Pickup instructions"
        help="Customers see hours and instructions at checkout and in the order confirmation."
        value={instructions}
        onChange={(text) => set({ instructions: text })}
        error={errorOf('instructions')}
        maxLength={600}
        isLong
      />
    </Card>
  );
}
