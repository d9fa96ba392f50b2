import {
  listPendingChanges,
  readHeaderFooter,
  writeHeaderFooter,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import { sectionThemes, type SiteHeader } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useRead, useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { AddressField } from '../../controls/address-field.tsx';
import { Card } from '../../controls/card.tsx';
import { Reading } from '../../controls/reading.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { addressProblem } from '../../links/address-problem.ts';
import { toSentenceCase } from '../../format/readable.ts';
import { LogoField } from './logo-field.tsx';

const layouts = [
  { value: 'logo-left', label: 'Logo at the start' },
  { value: 'logo-center', label: 'Logo centered' },
  { value: 'split', label: 'Split' },
] as const;

/** The labels of the header's settings. */
const labels = {
  layout: 'Layout',
  theme: 'Color theme',
  transparent: 'Over the first image',
  sticky: 'Fixed position',
  logoId: 'Logo',
  showCart: 'Cart',
  header: '',
  button: 'Button',
  text: 'Button label',
  href: 'Button link',
} as const;

/** The style of the site header. */
export function HeaderSettings(): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(readHeaderFooter, { websiteId });
  return (
    <Reading read={read} problem="The header could not be loaded.">
      {(stored) => <HeaderForm stored={toEditedHeader(stored)} />}
    </Reading>
  );
}

/** The header and its revision; the footer is edited elsewhere. */
interface EditedHeader extends SiteHeader {
  readonly revision: string;
}
const toEditedHeader = ({
  data,
  revisions,
}: EndpointResponse<typeof readHeaderFooter>): EditedHeader => ({
  ...data.header,
  revision: revisions.header,
});

function HeaderForm({ stored }: { readonly stored: EditedHeader }): ReactNode {
  const { id: websiteId } = useSite();
  const form = useDraft(`header.${websiteId}`, stored, { labels });
  const { revision, ...header } = form.value;
  const fetchLatest = useFetchLatest();
  const write = useSend(writeHeaderFooter, [readHeaderFooter, listPendingChanges]);
  const errors = fieldErrors(write.error);
  const set = (changes: Partial<SiteHeader>) => form.set({ ...form.value, ...changes });

  async function save() {
    // The field already shows the error, which appears when it loses the focus.
    if (header.button !== null && addressProblem(header.button.href) !== undefined) return;
    const body = { header, revisions: { header: revision } };
    const saved = await write.mutateAsync({ body, websiteId }).catch(() => null);
    if (saved === null) return;
    form.saved(form.value, toEditedHeader(saved));
    toast('Saved. Visitors see it after the next publish.');
  }
  async function loadNewer() {
    const newer = await fetchLatest(readHeaderFooter, { websiteId });
    if (newer === undefined) return;
    form.rebase(toEditedHeader(newer));
    write.reset();
  }
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Card title="Header">
        <LogoField logoId={header.logoId} onChange={(logoId) => set({ logoId })} />
        <SegmentedField
          label="Layout"
          choices={layouts}
          value={header.layout}
          onChange={(layout) => set({ layout })}
        />
        <SelectField
          label="Color theme"
          choices={sectionThemes.map((theme) => ({ value: theme, label: toSentenceCase(theme) }))}
          value={header.theme}
          onChange={(theme) => set({ theme })}
        />
        <TextField
          label="Tagline"
          value={header.tagline}
          onChange={(tagline) => set({ tagline })}
          error={errors['header.tagline']}
          maxLength={120}
        />
        <SwitchField
          label="Over the first image"
          help="On pages that start with an image, the header overlaps it."
          isOn={header.transparent}
          onChange={(transparent) => set({ transparent })}
        />
        <SwitchField
          label="Fixed position"
          isOn={header.sticky}
          onChange={(sticky) => set({ sticky })}
        />
        <SwitchField
          label="Cart"
          isOn={header.showCart}
          onChange={(showCart) => set({ showCart })}
        />
        <SwitchField
          label="Button"
          isOn={header.button !== null}
          onChange={(isOn) => set({ button: isOn ? { text: 'Contact', href: '/contact' } : null })}
        />
        {header.button !== null && (
          <>
            <TextField
              label="Button label"
              value={header.button.text}
              onChange={(text) => set({ button: { text, href: header.button?.href ?? '/' } })}
              error={errors['header.button.text']}
              maxLength={40}
            />
            <AddressField
              label="Button link"
              value={header.button.href}
              onChange={(href) => set({ button: { text: header.button?.text ?? '', href } })}
              error={errors['header.button.href']}
              isCode
            />
          </>
        )}
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
