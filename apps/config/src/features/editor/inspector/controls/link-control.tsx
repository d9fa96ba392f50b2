import { listPages } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { SegmentedField } from '../../../../controls/segmented-field.tsx';
import { SelectField } from '../../../../controls/select-field.tsx';
import { SwitchField } from '../../../../controls/switch-field.tsx';
import { AddressField } from '../../../../controls/address-field.tsx';
import { useSite } from '../../../../shell/site/site.ts';
import { linkProblem } from '../../../../links/link-problem.ts';
import type { ControlProps } from './control.ts';
import styles from './link-control.module.css';
import { useCompleteList } from '../../../../api/read-list.ts';

interface Link {
  readonly href: string;
  readonly newWindow: boolean;
}

/** A page of the site is linked by its id, which survives a change of its slug. */
const pageHrefPattern = /^\/pages\/([0-9a-f]{24})$/;

const kinds = [
  { value: 'none', label: 'None' },
  { value: 'page', label: 'Page' },
  { value: 'address', label: 'URL' },
] as const;
type Kind = (typeof kinds)[number]['value'];

const kindOf = (link: Link | undefined): Kind => {
  if (link === undefined) return 'none';
  return pageHrefPattern.test(link.href) ? 'page' : 'address';
};

/** The target of a link: none, a page of the site, or a URL. */
export function LinkControl({ field, value, onChange, error }: ControlProps): ReactNode {
  const link = value as Link | undefined;
  const [chosenKind, setChosenKind] = useState<Kind>(kindOf(link));
  const { id: websiteId } = useSite();
  const pages = useCompleteList(listPages, { params: { websiteId } });
  const newWindow = link?.newWindow ?? false;
  const typedUrl = pageHrefPattern.test(link?.href ?? '') ? '' : (link?.href ?? '');
  const setHref = (href: string) => onChange({ href, newWindow });
  return (
    <div className={styles.link}>
      <SegmentedField
        label={field.label}
        {...(field.help === undefined ? {} : { help: field.help })}
        choices={kinds}
        value={chosenKind}
        onChange={(kind) => {
          setChosenKind(kind);
          if (kind === 'none') onChange(undefined);
        }}
      />
      {chosenKind === 'page' && (
        <SelectField
          label="Page"
          isLabelHidden
          choices={(pages.data?.rows ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          value={pageHrefPattern.exec(link?.href ?? '')?.[1] ?? null}
          onChange={(pageId) => setHref(`/pages/${pageId}`)}
          placeholder="Choose a page"
          isLoading={pages.data === undefined && pages.error === null}
        />
      )}
      {chosenKind === 'address' && (
        <AddressField
          label="URL"
          isLabelHidden
          value={typedUrl}
          onChange={setHref}
          error={error?.sentence}
          {...(pages.data === undefined
            ? {}
            : { problemOf: (address) => linkProblem(address, pages.data.rows) })}
          placeholder="https://, mailto: or /path"
          maxLength={2000}
        />
      )}
      {link !== undefined && (
        <SwitchField
          label="Open in a new tab"
          isOn={newWindow}
          onChange={(isOn) => onChange({ ...link, newWindow: isOn })}
        />
      )}
    </div>
  );
}
