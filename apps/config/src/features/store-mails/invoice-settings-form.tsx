import {
  readInvoiceSettings,
  writeInvoiceSettings,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import type { InvoiceSettings } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { Card } from '../../controls/card.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { NumberField } from '../../controls/number-field.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useDraft } from '../../drafts/use-draft.ts';
import { useSite } from '../../shell/site/site.ts';
import styles from './store-mails.module.css';

const labels = {
  attachesToMail: 'Attach the invoice to the order confirmation',
  legalName: 'Legal name',
  taxNumber: 'VAT or tax number',
  invoicePrefix: 'Invoice prefix',
  creditNotePrefix: 'Credit note prefix',
  firstNumber: 'First number',
  note: 'Footer',
} as const;

/** Who issues invoices, and how they are numbered. */
export function InvoiceSettingsForm({
  stored,
}: {
  readonly stored: EndpointResponse<typeof readInvoiceSettings>;
}): ReactNode {
  const { id: websiteId } = useSite();
  const form = useDraft(`invoices.${websiteId}`, stored, { labels });
  const write = useSend(writeInvoiceSettings, [readInvoiceSettings]);
  const fetchLatest = useFetchLatest();
  const errors = fieldErrors(write.error);
  const draft = form.value;
  const set = (changes: Partial<InvoiceSettings>) => form.set({ ...draft, ...changes });
  const field = (name: 'legalName' | 'taxNumber' | 'invoicePrefix' | 'creditNotePrefix') => ({
    label: labels[name],
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
    error: errors[name],
  });

  async function save() {
    const saved = await write.mutateAsync({ params: { websiteId }, body: draft }).catch(() => null);
    if (saved === null) return;
    form.saved(draft, saved);
    toast('Saved. New invoices use these settings.');
  }
  async function loadNewer() {
    const newer = await fetchLatest(readInvoiceSettings, { params: { websiteId } });
    if (newer === undefined) return;
    form.rebase(newer);
    write.reset();
  }
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Card title="Invoices">
        <SwitchField
          label={labels.attachesToMail}
          help="Each order then gets an invoice. Otherwise, you create invoices from the order."
          isOn={draft.attachesToMail}
          onChange={(attachesToMail) => set({ attachesToMail })}
        />
        <div className={styles.pair}>
          <TextField {...field('legalName')} maxLength={120} help="Default: your site title." />
          <TextField {...field('taxNumber')} maxLength={40} />
          <TextField {...field('invoicePrefix')} maxLength={12} placeholder="INV-" />
          <TextField {...field('creditNotePrefix')} maxLength={12} placeholder="CN-" />
          <NumberField
            key={form.generation}
            label={labels.firstNumber}
            help="For your first invoice. After that, numbers continue without gaps."
            value={draft.firstNumber}
            min={1}
            onChange={(firstNumber) => set({ firstNumber })}
            error={errors.firstNumber}
          />
        </div>
        <TextField
          label={labels.note}
          help="Below the total, such as your bank details."
          value={draft.note}
          onChange={(note) => set({ note })}
          isLong
          maxLength={1000}
          error={errors.note}
        />
        <p>
          Your address, email and phone come from the business information in the settings of the
          website.
        </p>
      </Card>
      <SaveBar
        isDirty={form.isDirty}
        isSaving={write.isPending}
        error={write.error}
        labels={labels}
        onSave={() => void save()}
        onFollow={() => void loadNewer()}
        onDiscard={() => {
          form.end();
          write.reset();
        }}
      />
    </FieldConflicts>
  );
}
