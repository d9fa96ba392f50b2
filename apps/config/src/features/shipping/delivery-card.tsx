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
import { storeText } from '../../texts/store-text.ts';
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
      title={delivery.name || storeText('store.localDelivery')}
      actions={
        <IconButton
          label={storeText('store.removeDelivery', { name: delivery.name })}
          size="small"
          onPress={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={storeText('store.deliveryName')}
          value={delivery.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
          maxLength={80}
        />
        <TextField
          label={storeText('store.deliveryEstimate')}
          placeholder={storeText('store.sameDay')}
          value={delivery.estimate}
          onChange={(estimate) => set({ estimate })}
          error={errorOf('estimate')}
          maxLength={80}
        />
        <SelectField
          label={storeText('store.country')}
          choices={countryChoices}
          value={delivery.country}
          onChange={(country) => set({ country })}
          error={errorOf('country')}
        />
        <AmountField
          label={storeText('store.deliveryFee')}
          {...money}
          units={delivery.feeCents}
          onUnits={(feeCents) => set({ feeCents })}
          error={errorOf('feeCents')}
          isDisabled={false}
        />
        <AmountField
          label={storeText('store.minimumOrder')}
          {...money}
          units={delivery.minimumCents}
          onUnits={(minimumCents) => set({ minimumCents })}
          error={errorOf('minimumCents')}
          isDisabled={false}
        />
        <OptionalAmountField
          label={storeText('store.freeFrom')}
          placeholder={storeText('store.never')}
          {...money}
          units={delivery.freeFromCents}
          onUnits={(freeFromCents) => set({ freeFromCents })}
          error={errorOf('freeFromCents')}
        />
      </div>
      <DraftTextField
        label={storeText('store.postalCodes')}
        help={storeText('store.postalCodesHelp')}
        initial={delivery.postalCodes.join(', ')}
        onText={(text) => set({ postalCodes: parseList(text) })}
        error={errorOf('postalCodes')}
        isLong
      />
    </Card>
  );
}
