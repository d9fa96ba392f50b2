import type { ShippingZone } from '@sitewright/contracts/entities';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { storeText } from '../../texts/store-text.ts';
import { newRate } from './new-entries.ts';
import { RateFields } from './rate-fields.tsx';
import { GroupError, RegionFields } from './region-fields.tsx';
import styles from './shipping.module.css';
import { zoneTitle } from './zone-title.ts';

interface ZoneCardProps {
  readonly zone: ShippingZone;
  /** The profile that the zone belongs to; none for the zones of all other products. */
  readonly profileName?: string;
  /** The error at a path below the zone. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (zone: ShippingZone) => void;
  readonly onRemove: () => void;
}

/** A zone with its countries and rates. */
export function ZoneCard(props: ZoneCardProps): ReactNode {
  const { zone, profileName = '', errorOf, onChange, onRemove } = props;
  const { createId } = useServices();
  const { isRestOfWorld, regions, rates } = zone;
  const title = profileName === '' ? zoneTitle(zone) : `${profileName}: ${zoneTitle(zone)}`;
  const set = (changes: Partial<ShippingZone>) => onChange({ ...zone, ...changes });
  return (
    <Card
      title={title}
      actions={
        <IconButton
          label={storeText('store.removeZone', { name: title })}
          size="small"
          onPress={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    >
      <TextField
        label={storeText('store.zoneName')}
        help={storeText('store.onlyYouSee')}
        placeholder={zoneTitle({ ...zone, name: '' })}
        value={zone.name}
        onChange={(name) => set({ name })}
        error={errorOf('name')}
        maxLength={80}
      />
      {isRestOfWorld ? (
        <>
          <p>{storeText('store.restOfWorldText')}</p>
          <GroupError error={errorOf('regions')} />
        </>
      ) : (
        <RegionFields
          regions={regions}
          errorOf={(index) => errorOf(index === undefined ? 'regions' : `regions.${index}`)}
          onChange={(next) => set({ regions: next })}
        />
      )}
      <h3 className={styles.subtitle}>{storeText('store.rates')}</h3>
      {rates.map((rate, index) => (
        <RateFields
          key={rate.id}
          rate={rate}
          errorOf={(path) => errorOf(`rates.${index}.${path}`)}
          onChange={(changed) => set({ rates: rates.with(index, changed) })}
          onRemove={() => set({ rates: rates.toSpliced(index, 1) })}
        />
      ))}
      <GroupError error={errorOf('rates')} />
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          onPress={() => set({ rates: [...rates, newRate(createId())] })}
        >
          {storeText('store.addRate')}
        </Button>
      </div>
    </Card>
  );
}
