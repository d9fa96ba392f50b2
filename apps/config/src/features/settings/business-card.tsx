import { readBusiness, writeBusiness, type EndpointResponse } from '@sitewright/contracts/api';
import type { Business } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useRead, useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { Card } from '../../controls/card.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { Reading } from '../../controls/reading.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { useSite } from '../../shell/site/site.ts';
import { OpeningHoursFields } from '../shipping/opening-hours-fields.tsx';

const labels = {
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  line1: 'Street address',
  line2: 'Postal code and city',
  country: 'Country',
  hours: 'Opening hours',
} as const;

const addressFields = [
  ['line1', 120],
  ['line2', 120],
  ['country', 60],
] as const;

/** Address, contact data and opening hours of the business, which invoices, emails and pages show. */
export function BusinessCard(): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(readBusiness, { params: { websiteId } });
  return (
    <Reading read={read} problem="The business information could not be loaded.">
      {(stored) => <BusinessForm stored={stored} />}
    </Reading>
  );
}

function BusinessForm({
  stored,
}: {
  readonly stored: EndpointResponse<typeof readBusiness>;
}): ReactNode {
  const { id: websiteId } = useSite();
  const params = { websiteId };
  const form = useDraft(`business.${websiteId}`, stored, { labels });
  const write = useSend(writeBusiness, [readBusiness]);
  const fetchLatest = useFetchLatest();
  const errors = fieldErrors(write.error);
  const draft = form.value;
  const { address } = draft;
  const set = (changes: Partial<Business>) => form.set({ ...draft, ...changes });

  async function save() {
    const saved = await write.mutateAsync({ params, body: draft }).catch(() => null);
    if (saved === null) return;
    form.saved(draft, saved);
    toast('Saved. Visitors see it now.');
  }
  async function loadNewer() {
    const newer = await fetchLatest(readBusiness, { params });
    if (newer === undefined) return;
    form.rebase(newer);
    write.reset();
  }
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Card title="Business information">
        <p>Invoices, store emails and your site show it.</p>
        {addressFields.map(([part, maxLength]) => (
          <TextField
            key={part}
            label={labels[part]}
            value={address[part]}
            onChange={(text) => set({ address: { ...address, [part]: text } })}
            error={errors[`address.${part}`]}
            maxLength={maxLength}
          />
        ))}
        <TextField
          label={labels.email}
          type="email"
          value={draft.email}
          onChange={(email) => set({ email })}
          error={errors.email}
        />
        <TextField
          label={labels.phone}
          type="tel"
          value={draft.phone}
          onChange={(phone) => set({ phone })}
          error={errors.phone}
          maxLength={40}
        />
        <OpeningHoursFields
          hours={draft.hours}
          errorOf={(path) => errors[`hours.${path}`]}
          onChange={(hours) => set({ hours })}
        />
      </Card>
      <SaveBar
        isDirty={form.isDirty}
        isSaving={write.isPending}
        error={write.error}
        labels={labels}
        onSave={() => void save()}
        onDiscard={() => {
          form.end();
          write.reset();
        }}
        onFollow={() => void loadNewer()}
      />
    </FieldConflicts>
  );
}
