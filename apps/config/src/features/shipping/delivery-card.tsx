import type { LocalDelivery } from '@sitewright/contracts/entities';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { DraftTextField } from '../../controls/draft-text-field.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { AmountField } from '../items/amount-field.tsx';
import { countryChoices } from './country-choices.ts';
import { OptionalAmountField } from './optional-amount-field.tsx';
import styles from './shipping.module.css';

/** Postal codes, separated by commas or lines. */
const parseList = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

interface DeliveryCardProps {
  readonly delivery: LocalDelivery;
  /** The error at a path below the delivery. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (delivery: LocalDelivery) => void;
  readonly onRemove: () => void;
}

/** Delivery by the store itself to some postal codes. */
export function DeliveryCard(props: DeliveryCardProps): ReactNode {
  const { delivery, errorOf, onChange, onRemove } = props;
  const { currency } = useSite();
  const set = (changes: Partial<LocalDelivery>) => onChange({ ...delivery, ...changes });
  const money = { digits: minorDigits(currency), affix: currency };
  return (
    <Card
      title={delivery.name || 'Local delivery'}
      actions={
        <IconButton label={`Remove delivery ${delivery.name}`} size="small" onPress={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    >
      <div className={styles.fields}>
        <TextField
          label="Delivery name"
          value={delivery.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
          maxLength={80}
        />
        <TextField
          label="Delivery estimate"
          placeholder="Same day"
          value={delivery.estimate}
          onChange={(estimate) => set({ estimate })}
          error={errorOf('estimate')}
          maxLength={80}
        />
        <SelectField
          label="Country"
          choices={countryChoices}
          value={delivery.country}
          onChange={(country) => set({ country })}
          error={errorOf('country')}
        />
        <AmountField
          label="Delivery fee"
          {...money}
          units={delivery.feeCents}
          onUnits={(feeCents) => set({ feeCents })}
          error={errorOf('feeCents')}
          isDisabled={false}
        />
        <AmountField
          label="Minimum order"
          {...money}
          units={delivery.minimumCents}
          onUnits={(minimumCents) => set({ minimumCents })}
          error={errorOf('minimumCents')}
          isDisabled={false}
        />
        <OptionalAmountField
          label="Free from"
          placeholder="Never"
          {...money}
          units={delivery.freeFromCents}
          onUnits={(freeFromCents) => set({ freeFromCents })}
          error={errorOf('freeFromCents')}
        />
      </div>
      <DraftTextField
        label="Postal codes"
        help="Codes, beginnings with * and ranges, such as 04101, 041* or 04101-04109."
        initial={delivery.postalCodes.join(', ')}
        onText={(text) => set({ postalCodes: parseList(text) })}
        error={errorOf('postalCodes')}
        isLong
      />
    </Card>
  );
}
