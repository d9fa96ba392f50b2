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
import { storeText, storeTexts } from '../../texts/store-text.ts';
import { BusinessNote } from './business-note.tsx';
import styles from './store-mails.module.css';

const labelKeys = {
  attachesToMail: 'store.attachesInvoice',
  legalName: 'store.legalName',
  taxNumber: 'store.taxNumber',
  invoicePrefix: 'store.invoicePrefix',
  creditNotePrefix: 'store.creditNotePrefix',
  firstNumber: 'store.firstNumber',
  note: 'store.footer',
} as const;

/** Who issues invoices, and how they are numbered. */
export function InvoiceSettingsForm({
  stored,
}: {
  readonly stored: EndpointResponse<typeof readInvoiceSettings>;
}): ReactNode {
  const { id: websiteId } = useSite();
  const form = useDraft(`invoices.${websiteId}`, stored, { labels: storeTexts(labelKeys) });
  const write = useSend(writeInvoiceSettings, [readInvoiceSettings]);
  const fetchLatest = useFetchLatest();
  const errors = fieldErrors(write.error);
  const draft = form.value;
  const set = (changes: Partial<InvoiceSettings>) => form.set({ ...draft, ...changes });
  const field = (name: 'legalName' | 'taxNumber' | 'invoicePrefix' | 'creditNotePrefix') => ({
    label: storeText(labelKeys[name]),
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
    error: errors[name],
  });

  async function save() {
    const saved = await write.mutateAsync({ params: { websiteId }, body: draft }).catch(() => null);
    if (saved === null) return;
    form.saved(draft, saved);
    toast(storeText('store.invoicesSaved'));
  }
  async function loadNewer() {
    const newer = await fetchLatest(readInvoiceSettings, { params: { websiteId } });
    if (newer === undefined) return;
    form.rebase(newer);
    write.reset();
  }
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Card title={storeText('store.invoices')}>
        <SwitchField
          label={storeText(labelKeys.attachesToMail)}
          help={storeText('store.attachesInvoiceHelp')}
          isOn={draft.attachesToMail}
          onChange={(attachesToMail) => set({ attachesToMail })}
        />
        <div className={styles.pair}>
          <TextField
            {...field('legalName')}
            maxLength={120}
            help={storeText('store.legalNameHelp')}
          />
          <TextField {...field('taxNumber')} maxLength={40} />
          <TextField {...field('invoicePrefix')} maxLength={12} placeholder="INV-" />
          <TextField {...field('creditNotePrefix')} maxLength={12} placeholder="CN-" />
          <NumberField
            key={form.generation}
            label={storeText(labelKeys.firstNumber)}
            help={storeText('store.firstNumberHelp')}
            value={draft.firstNumber}
            min={1}
            onChange={(firstNumber) => set({ firstNumber })}
            error={errors.firstNumber}
          />
        </div>
        <TextField
          label={storeText(labelKeys.note)}
          help={storeText('store.invoiceFooterHelp')}
          value={draft.note}
          onChange={(note) => set({ note })}
          isLong
          maxLength={1000}
          error={errors.note}
        />
        <BusinessNote />
      </Card>
      <SaveBar
        isDirty={form.isDirty}
        isSaving={write.isPending}
        error={write.error}
        labels={storeTexts(labelKeys)}
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
