import type { AccessKind, Seo } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { SeoFields } from '../seo/seo-fields.tsx';

/** A draft of page settings. */
export interface PageDraft {
  readonly title: string;
  readonly urlId: string;
  readonly access: AccessKind;
  readonly isHidden: boolean;
  readonly seo: Seo;
  /** Empty keeps the stored password. */
  readonly password: string;
}

const accessChoices = [
  { value: 'open', label: 'Public' },
  { value: 'locked', label: 'Password' },
  { value: 'members', label: 'Members' },
] as const;

export function PageSettingsFields({
  draft,
  hasPassword,
  errors,
  onChange,
}: {
  readonly draft: PageDraft;
  /** Whether a password is stored. */
  readonly hasPassword: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: PageDraft) => void;
}): ReactNode {
  const set = (changes: Partial<PageDraft>) => onChange({ ...draft, ...changes });
  return (
    <>
      <TextField
        label="Title"
        value={draft.title}
        onChange={(title) => set({ title })}
        error={errors.title}
        isFirst
      />
      <TextField
        label="URL slug"
        value={draft.urlId}
        onChange={(urlId) => set({ urlId })}
        error={errors.urlId}
        isCode
      />
      <SegmentedField
        label="Visibility"
        choices={accessChoices}
        value={draft.access}
        onChange={(access) => set({ access })}
      />
      {draft.access === 'locked' && (
        <TextField
          label="Page password"
          type="password"
          autoComplete="new-password"
          value={draft.password}
          onChange={(password) => set({ password })}
          error={errors.password}
          isRequired={!hasPassword}
          help={
            hasPassword
              ? 'Leave empty to keep the current password.'
              : 'Visitors must enter it to see the page.'
          }
        />
      )}
      <SwitchField
        label="Hidden"
        help="Only reachable by its URL."
        isOn={draft.isHidden}
        onChange={(isHidden) => set({ isHidden })}
      />
      <SeoFields
        seo={draft.seo}
        title={draft.title}
        errors={errors}
        onChange={(seo) => set({ seo })}
      />
    </>
  );
}
