import type { AccessKind, Seo } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';

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
  { value: 'open', label: 'Everybody' },
  { value: 'locked', label: 'With a password' },
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
  const setSeo = (changes: Partial<Seo>) => set({ seo: { ...draft.seo, ...changes } });
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
        label="Address"
        value={draft.urlId}
        onChange={(urlId) => set({ urlId })}
        error={errors.urlId}
        isCode
      />
      <SegmentedField
        label="Who may see it"
        choices={accessChoices}
        value={draft.access}
        onChange={(access) => set({ access })}
      />
      {draft.access === 'locked' && (
        <TextField
          label="Password of the page"
          type="password"
          autoComplete="new-password"
          value={draft.password}
          onChange={(password) => set({ password })}
          error={errors.password}
          isRequired={!hasPassword}
          help={
            hasPassword
              ? 'Leave it empty to keep the one that is set.'
              : 'Visitors are asked for it before they see the page.'
          }
        />
      )}
      <SwitchField
        label="Hidden"
        help="Reachable by its address, but not found on the website."
        isOn={draft.isHidden}
        onChange={(isHidden) => set({ isHidden })}
      />
      <TextField
        label="Title in search results"
        value={draft.seo.title}
        onChange={(title) => setSeo({ title })}
        maxLength={120}
        placeholder={draft.title}
      />
      <TextField
        label="Description in search results"
        value={draft.seo.description}
        onChange={(description) => setSeo({ description })}
        maxLength={400}
        isLong
      />
      <SwitchField
        label="Keep out of search engines"
        isOn={draft.seo.noIndex}
        onChange={(noIndex) => setSeo({ noIndex })}
      />
    </>
  );
}
