import { readShipping, writeShipping, type EndpointResponse } from '@sitewright/contracts/api';
import type { StoreShipping } from '@sitewright/contracts/entities';
import { Globe, MapPin, Package, Plus, Server, Store, Truck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { errorAt, fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { useServices } from '../../app/services.ts';
import { ActionMenu } from '../../controls/action-menu.tsx';
import { Button } from '../../controls/button.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { relocateErrors } from '../../drafts/relocate-errors.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText, storeTexts } from '../../texts/store-text.ts';
import { DeliveryCard } from './delivery-card.tsx';
import {
  hasInvalidAmount,
  newDelivery,
  newPickup,
  newProfile,
  newRateService,
  newZone,
} from './new-entries.ts';
import { PickupCard } from './pickup-card.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RateServiceCard } from './rate-service-card.tsx';
import { RateServices } from './rate-services.ts';
import { ZoneCard } from './zone-card.tsx';

/** The labels of the settings, for conflicts and errors that no field shows. */
const labelKeys = {
  zones: 'store.shippingZones',
  profiles: 'store.shippingProfiles',
  productIds: 'store.products',
  pickups: 'store.pickupLocations',
  deliveries: 'store.localDeliveries',
  regions: 'store.countries',
  rates: 'store.rates',
  name: 'store.name',
  estimate: 'store.deliveryEstimate',
  price: 'store.price',
  bands: 'store.ranges',
  freeFromCents: 'store.freeFrom',
  postalCodes: 'store.postalCodes',
  feeCents: 'store.deliveryFee',
  minimumCents: 'store.minimumOrder',
  address: 'store.address',
  openingHours: 'store.openingHours',
  hoursNote: 'store.hoursNote',
  instructions: 'store.pickupInstructions',
  rateServices: 'store.rateServices',
  serviceId: 'store.rateService',
  addPercent: 'store.surcharge',
  backupCents: 'store.backupPrice',
  url: 'store.url',
} as const;

type List = keyof StoreShipping;
type Stored = EndpointResponse<typeof readShipping>;

/** The country of the website's language, for new entries. */
const countryOf = (locale: string): string => new Intl.Locale(locale).maximize().region ?? 'US';

/** Zones with their rates, pickup locations and local deliveries. */
export function ShippingForm({ stored }: { readonly stored: Stored }): ReactNode {
  const { id: websiteId, locale } = useSite();
  const { createId } = useServices();
  const labels = storeTexts(labelKeys);
  const form = useDraft(`shipping.${websiteId}`, stored, { labels });
  const { value: draft, set: setDraft } = form;
  const write = useSend(writeShipping, [readShipping]);
  const fetchLatest = useFetchLatest();
  const [amountError, setAmountError] = useState<Error | null>(null);
  const error = relocateErrors(write.error, write.variables?.body, draft);
  const errors = fieldErrors(error);

  async function save() {
    if (hasInvalidAmount(draft)) {
      setAmountError(new Error(storeText('store.amountUnreadable')));
      return;
    }
    setAmountError(null);
    const sent = { params: { websiteId }, body: draft };
    const saved = await write.mutateAsync(sent).catch(() => null);
    if (saved === null) return;
    form.saved(draft, saved);
    toast(storeText('store.shippingSaved'));
  }
  async function loadNewer() {
    const newer = await fetchLatest(readShipping, { params: { websiteId } });
    if (newer === undefined) return;
    form.rebase(newer);
    write.reset();
  }
  const cardProps = <L extends List>(list: L, index: number) => ({
    errorOf: (path: string) =>
      /bands\.\d|regions$|rates$|bands$|openingHours/.test(path)
        ? errors[`${list}.${index}.${path}`]
        : errorAt(errors, `${list}.${index}.${path}`),
    onChange: (entry: StoreShipping[L][number]) =>
      setDraft({ ...draft, [list]: (draft[list] as unknown[]).with(index, entry) }),
    onRemove: () => setDraft({ ...draft, [list]: (draft[list] as unknown[]).toSpliced(index, 1) }),
  });
  const addZone = (isRestOfWorld: boolean) =>
    setDraft({
      ...draft,
      zones: [...draft.zones, newZone(createId(), createId(), isRestOfWorld)],
    });
  const country = countryOf(locale);
  const actions = [
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
      isDisabled: draft.zones.some(({ isRestOfWorld }) => isRestOfWorld),
      run: () => addZone(true),
    },
    {
      id: 'profile',
      label: storeText('store.shippingProfile'),
      icon: <Package aria-hidden="true" />,
      run: () => setDraft({ ...draft, profiles: [...draft.profiles, newProfile(createId())] }),
    },
    {
      id: 'pickup',
      label: storeText('store.pickupLocation'),
      icon: <Store aria-hidden="true" />,
      run: () =>
        setDraft({ ...draft, pickups: [...draft.pickups, newPickup(createId(), country)] }),
    },
    {
      id: 'delivery',
      label: storeText('store.localDelivery'),
      icon: <MapPin aria-hidden="true" />,
      run: () =>
        setDraft({ ...draft, deliveries: [...draft.deliveries, newDelivery(createId(), country)] }),
    },
    {
      id: 'service',
      label: storeText('store.rateService'),
      icon: <Server aria-hidden="true" />,
      run: () =>
        setDraft({ ...draft, rateServices: [...draft.rateServices, newRateService(createId())] }),
    },
  ];
  const isEmpty = [draft.zones, draft.profiles, draft.pickups, draft.deliveries].every(
    ({ length }) => length === 0,
  );
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Screen
        title={storeText('store.shipping')}
        description={storeText('store.shippingText')}
        actions={
          <ActionMenu
            label={storeText('store.addWayToDeliver')}
            trigger={<Button icon={<Plus aria-hidden="true" />}>{storeText('store.add')}</Button>}
            actions={actions}
          />
        }
      >
        {isEmpty && (
          <EmptyState
            icon={<Truck />}
            title={storeText('store.noShipping')}
            action={
              <Button onPress={() => addZone(false)}>{storeText('store.addShippingZone')}</Button>
            }
          >
            {storeText('store.noShippingText')}
          </EmptyState>
        )}
        <RateServices value={draft.rateServices}>
          {draft.zones.map((zone, index) => (
            <ZoneCard
              key={`${zone.id}.${form.generation}`}
              zone={zone}
              {...cardProps('zones', index)}
            />
          ))}
          {draft.profiles.map((profile, index) => (
            <ProfileSection
              key={`${profile.id}.${form.generation}`}
              profile={profile}
              {...cardProps('profiles', index)}
            />
          ))}
        </RateServices>
        {draft.pickups.map((pickup, index) => (
          <PickupCard
            key={`${pickup.id}.${form.generation}`}
            pickup={pickup}
            {...cardProps('pickups', index)}
          />
        ))}
        {draft.deliveries.map((delivery, index) => (
          <DeliveryCard
            key={`${delivery.id}.${form.generation}`}
            delivery={delivery}
            {...cardProps('deliveries', index)}
          />
        ))}
        {draft.rateServices.map((service, index) => (
          <RateServiceCard
            key={`${service.id}.${form.generation}`}
            service={service}
            country={country}
            {...cardProps('rateServices', index)}
          />
        ))}
      </Screen>
      <SaveBar
        isDirty={form.isDirty}
        isSaving={write.isPending}
        error={amountError ?? error}
        labels={labels}
        onSave={() => void save()}
        onDiscard={() => {
          form.end();
          setAmountError(null);
          write.reset();
        }}
        onFollow={() => void loadNewer()}
      />
    </FieldConflicts>
  );
}
