import { readTaxes, writeTaxes, type EndpointResponse } from '@sitewright/contracts/api';
import type { StoreTaxes, TaxRate } from '@sitewright/contracts/entities';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { relocateErrors } from '../../drafts/relocate-errors.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText, storeTexts } from '../../texts/store-text.ts';
import { countryChoices } from '../shipping/country-choices.ts';
import { hasInvalidAmount } from '../shipping/new-entries.ts';
import { StarterCard } from './starter-card.tsx';
import { encodeErrors, TaxRateFields } from './tax-rate-fields.tsx';
import { TaxServiceCard } from './tax-service-card.tsx';

/** The labels of the settings, for conflicts and errors that no field shows. */
const labelKeys = {
  pricesIncludeTax: 'store.prices',
  taxesShipping: 'store.taxOnShipping',
  reverseCharge: 'store.reverseCharge',
  storeCountry: 'store.storeCountry',
  rates: 'store.taxRates',
  country: 'store.country',
  state: 'store.stateOrRegion',
  postalCode: 'store.postalCodes',
  name: 'store.name',
  ratePercent: 'store.taxRate',
  taxClass: 'store.taxClass',
  service: 'store.taxService',
  url: 'store.url',
} as const;

/** Whether prices include tax, the rates by place, and who is exempt. */
export function TaxesForm({
  stored,
}: {
  readonly stored: EndpointResponse<typeof readTaxes>;
}): ReactNode {
  const { id: websiteId, locale } = useSite();
  const { createId } = useServices();
  const labels = storeTexts(labelKeys);
  const form = useDraft(`taxes.${websiteId}`, stored, { labels });
  const draft = form.value;
  const write = useSend(writeTaxes, [readTaxes]);
  const fetchLatest = useFetchLatest();
  const [amountError, setAmountError] = useState<Error | null>(null);
  const error = relocateErrors(write.error, write.variables?.body, draft);
  const errors = fieldErrors(error);
  const set = (changes: Partial<StoreTaxes>) => form.set({ ...draft, ...changes });
  const setRates = (rates: TaxRate[]) => set({ rates });
  // The rows of rates get callbacks that stay the same, and change the draft of the last render.
  const change = useRef(setRates);
  const rates = useRef(draft.rates);
  useEffect(() => {
    change.current = setRates;
    rates.current = draft.rates;
  });
  const changeRate = useCallback(
    (changed: TaxRate) =>
      change.current(rates.current.map((rate) => (rate.id === changed.id ? changed : rate))),
    [],
  );
  const removeRate = useCallback(
    (id: string) => change.current(rates.current.filter((rate) => rate.id !== id)),
    [],
  );
  const errorsOf = (index: number) =>
    Object.fromEntries(
      Object.keys(labelKeys).flatMap((member) => {
        const message = errors[`rates.${index}.${member}`];
        return message === undefined ? [] : [[member, message]];
      }),
    );
  const country = draft.storeCountry || (new Intl.Locale(locale).maximize().region ?? 'US');

  async function save() {
    if (hasInvalidAmount(draft)) {
      setAmountError(new Error(storeText('store.rateUnreadable')));
      return;
    }
    setAmountError(null);
    const saved = await write.mutateAsync({ params: { websiteId }, body: draft }).catch(() => null);
    if (saved === null) return;
    form.saved(draft, saved);
    toast(storeText('store.taxesSaved'));
  }
  async function loadNewer() {
    const newer = await fetchLatest(readTaxes, { params: { websiteId } });
    if (newer === undefined) return;
    form.rebase(newer);
    write.reset();
  }
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Screen
        title={storeText('store.taxes')}
        description={storeText('store.taxesText')}
        width="wide"
      >
        <Card title={storeText('store.taxSettings')}>
          <SegmentedField
            label={storeText('store.prices')}
            choices={[
              { value: 'without', label: storeText('store.withoutTax') },
              { value: 'with', label: storeText('store.includeTax') },
            ]}
            value={draft.pricesIncludeTax ? 'with' : 'without'}
            onChange={(value) => set({ pricesIncludeTax: value === 'with' })}
          />
          <SwitchField
            label={storeText('store.taxOnShipping')}
            help={storeText('store.taxOnShippingHelp')}
            isOn={draft.taxesShipping}
            onChange={(taxesShipping) => set({ taxesShipping })}
          />
          <SelectField
            label={storeText('store.storeCountry')}
            choices={countryChoices}
            value={draft.storeCountry === '' ? null : draft.storeCountry}
            placeholder={storeText('store.chooseCountry')}
            onChange={(storeCountry) => set({ storeCountry })}
            error={errors.storeCountry}
          />
          <SwitchField
            label={storeText('store.reverseCharge')}
            help={storeText('store.reverseChargeHelp')}
            isOn={draft.reverseCharge}
            onChange={(reverseCharge) => set({ reverseCharge })}
          />
        </Card>
        <Card title={storeText('store.taxRates')}>
          <p>{storeText('store.taxRatesText')}</p>
          {draft.rates.map((rate, index) => (
            <TaxRateFields
              key={`${rate.id}.${form.generation}`}
              rate={rate}
              errors={encodeErrors(errorsOf(index))}
              onChange={changeRate}
              onRemove={removeRate}
            />
          ))}
          <div>
            <Button
              size="small"
              icon={<Plus aria-hidden="true" />}
              onPress={() =>
                setRates([
                  ...draft.rates,
                  {
                    id: createId(),
                    name: storeText('store.newTaxName'),
                    country,
                    state: '',
                    postalCode: '',
                    taxClass: 'standard',
                    ratePercent: 0,
                  },
                ])
              }
            >
              {storeText('store.addTaxRate')}
            </Button>
          </div>
        </Card>
        <TaxServiceCard
          taxes={draft}
          country={country}
          error={errors['service.url']}
          onChange={(service) => set({ service })}
        />
        <StarterCard rates={draft.rates} onAdd={(added) => setRates([...draft.rates, ...added])} />
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
