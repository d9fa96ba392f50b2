import { collectionType, type CollectionViewName } from '@sitewright/contracts/codes';
import type { AccessKind, Seo } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import type { Choice } from '../../controls/select-field.tsx';
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
  /** Null if the page shows no collection. */
  readonly collectionView: CollectionViewName | null;
  /** Empty keeps the stored password. */
  readonly password: string;
}

const accessChoices = [
  { value: 'open', label: 'Public' },
  { value: 'locked', label: 'Password' },
  { value: 'members', label: 'Members' },
] as const;

const viewChoices = [
  { value: 'product', label: 'Products with prices' },
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const satisfies readonly Choice<CollectionViewName>[];

export function PageSettingsFields({
  draft,
  collectionType: type,
  hasPassword,
  errors,
  onChange,
}: {
  readonly draft: PageDraft;
  readonly collectionType: number | null;
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
      {draft.collectionView !== null && (
        <SegmentedField
          label="Layout"
          help="Visitors see a change without a publish."
          choices={viewChoices.filter(
            ({ value }) => value !== 'product' || type === collectionType.PRODUCTS,
          )}
          value={draft.collectionView}
          onChange={(collectionView) => set({ collectionView })}
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
