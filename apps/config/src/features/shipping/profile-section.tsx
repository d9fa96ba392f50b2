import { listDiscountTargets } from '@sitewright/contracts/api';
import type { ShippingProfile } from '@sitewright/contracts/entities';
import { Globe, Plus, Trash2, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { ActionMenu } from '../../controls/action-menu.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { TargetField } from '../discounts/target-field.tsx';
import { newZone } from './new-entries.ts';
import styles from './shipping.module.css';
import { ZoneCard } from './zone-card.tsx';

interface ProfileSectionProps {
  readonly profile: ShippingProfile;
  /** The error at a path below the profile. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (profile: ShippingProfile) => void;
  readonly onRemove: () => void;
}

/** Products that ship by rates of their own, and the zones with these rates. */
export function ProfileSection(props: ProfileSectionProps): ReactNode {
  const { profile, errorOf, onChange, onRemove } = props;
  const { id: websiteId } = useSite();
  const { createId } = useServices();
  const targets = useRead(listDiscountTargets, { params: { websiteId } });
  const { name, productIds, zones } = profile;
  const shownName = name || storeText('store.theProfile');
  const set = (changes: Partial<ShippingProfile>) => onChange({ ...profile, ...changes });
  const addZone = (isRestOfWorld: boolean) =>
    set({ zones: [...zones, newZone(createId(), createId(), isRestOfWorld)] });
  return (
    <>
      <Card
        title={name || storeText('store.shippingProfile')}
        actions={
          <IconButton
            label={storeText('store.removeProfile', { name })}
            size="small"
            onPress={onRemove}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        }
      >
        <TextField
          label={storeText('store.profileName')}
          help={storeText('store.onlyYouSee')}
          value={name}
          onChange={(text) => set({ name: text })}
          error={errorOf('name')}
          maxLength={80}
        />
        <TargetField
          label={storeText('store.productsOfProfile', { name: shownName })}
          choices={(targets.data?.products ?? []).map(({ id, title }) => ({
            value: id,
            label: title,
          }))}
          chosen={productIds}
          isLoading={targets.isLoading}
          error={errorOf('productIds')}
          onChange={(chosen) => set({ productIds: [...chosen] })}
        />
        {zones.length === 0 && (
          <p className={styles.note}>{storeText('store.profileWithoutZone')}</p>
        )}
        <div>
          <ActionMenu
            label={storeText('store.addZoneTo', { name: shownName })}
            trigger={
              <Button size="small" icon={<Plus aria-hidden="true" />}>
                {storeText('store.addZone')}
              </Button>
            }
            actions={[
              {
                id: 'zone',
                label: storeText('store.shippingZone'),
                icon: <Truck aria-hidden="true" />,
                run: () => addZone(false),
              },
              {
                id: 'rest',
                label: storeText('store.restOfWorld'),
                icon: <Globe aria-hidden="true" />,
                isDisabled: zones.some(({ isRestOfWorld }) => isRestOfWorld),
                run: () => addZone(true),
              },
            ]}
          />
        </div>
      </Card>
      {zones.map((zone, index) => (
        <ZoneCard
          key={zone.id}
          zone={zone}
          profileName={name}
          errorOf={(path) => errorOf(`zones.${index}.${path}`)}
          onChange={(changed) => set({ zones: zones.with(index, changed) })}
          onRemove={() => set({ zones: zones.toSpliced(index, 1) })}
        />
      ))}
    </>
  );
}
