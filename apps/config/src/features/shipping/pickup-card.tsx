import type { PickupAddress, PickupLocation } from '@sitewright/contracts/entities';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { storeText, type StoreTextKey } from '../../texts/store-text.ts';
import { countryChoices } from './country-choices.ts';
import { OpeningHoursFields } from './opening-hours-fields.tsx';
import styles from './shipping.module.css';

const addressFields = [
  ['line1', 'store.address', 120],
  ['line2', 'store.addressLine2', 120],
  ['zip', 'store.postalCode', 20],
  ['city', 'store.city', 80],
  ['state', 'store.stateOrRegion', 60],
] as const satisfies readonly (readonly [keyof PickupAddress, StoreTextKey, number])[];

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
      title={name || storeText('store.pickupLocation')}
      actions={
        <IconButton
          label={storeText('store.removeLocation', { name })}
          size="small"
          onPress={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={storeText('store.locationName')}
          value={name}
          onChange={(text) => set({ name: text })}
          error={errorOf('name')}
          maxLength={80}
        />
        {addressFields.map(([part, labelKey, maxLength]) => (
          <TextField
            key={part}
            label={storeText(labelKey)}
            value={address[part]}
            onChange={(text) => setAddress({ [part]: text })}
            error={errorOf(`address.${part}`)}
            maxLength={maxLength}
          />
        ))}
        <SelectField
          label={storeText('store.country')}
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
        label={storeText('store.hoursNote')}
        help={storeText('store.hoursNoteHelp')}
        value={hoursNote}
        onChange={(text) => set({ hoursNote: text })}
        error={errorOf('hoursNote')}
        maxLength={600}
        isLong
      />
      <TextField
        label={storeText('store.pickupInstructions')}
        help={storeText('store.pickupInstructionsHelp')}
        value={instructions}
        onChange={(text) => set({ instructions: text })}
        error={errorOf('instructions')}
        maxLength={600}
        isLong
      />
    </Card>
  );
}
