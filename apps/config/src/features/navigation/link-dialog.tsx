import type { NavigationEntry, NavigationLink, PageSummary } from '@sitewright/contracts/entities';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AddressField } from '../../controls/address-field.tsx';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { EntryList } from '../../controls/entry-list.tsx';
import { entryLabel } from './entry-label.ts';
import { hasInvalidLink, urlProblem, findInvalidFolderLink } from './invalid-links.ts';

const customUrl = 'elsewhere';

/** The dialog of a navigation link: its label and target. A folder contains links instead of a target. */
export function LinkDialog({
  entry,
  pages,
  errorOf,
  onChange,
  onClose,
}: {
  readonly entry: NavigationEntry;
  readonly pages: readonly PageSummary[];
  /** The server's message about a property, such as `title` or `links.0.href`. */
  readonly errorOf: (member: string) => string | undefined;
  readonly onChange: (entry: NavigationEntry) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { links } = entry;
  const [openIndex, setOpenIndex] = useState(() => findInvalidFolderLink(entry, pages));
  const openLink = openIndex === null ? undefined : links?.[openIndex];

  /** Does not close while a URL is invalid, and opens that link. The close button of the dialog always closes it. */
  function finish() {
    if (hasInvalidLink(entry, pages)) setOpenIndex(findInvalidFolderLink(entry, pages));
    else onClose();
  }
  return (
    <Dialog
      title={links === undefined ? 'Link' : 'Folder'}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={finish}>
          Done
        </Button>
      }
    >
      {links === undefined ? (
        <LinkFields link={entry} pages={pages} errorOf={errorOf} onChange={onChange} />
      ) : (
        <>
          <TextField
            label="Label"
            value={entry.title}
            onChange={(title) => onChange({ ...entry, title })}
            error={errorOf('title')}
            maxLength={80}
            isFirst
          />
          <EntryList
            label="Links in the folder"
            entries={links}
            labelOf={(link) => entryLabel(link, pages)}
            onChange={(next) => onChange({ ...entry, links: [...next] })}
            onOpen={setOpenIndex}
          />
          <Button
            icon={<Plus aria-hidden="true" />}
            onPress={() => {
              onChange({ ...entry, links: [...links, { title: 'Link', href: 'https://' }] });
              setOpenIndex(links.length);
            }}
          >
            Add link
          </Button>
          {openLink !== undefined && (
            <fieldset style={{ display: 'grid', gap: '0.75rem' }}>
              <legend>{openLink.title}</legend>
              <LinkFields
                key={openIndex}
                link={openLink}
                pages={pages}
                errorOf={(member) => errorOf(`links.${openIndex}.${member}`)}
                onChange={(link) =>
                  onChange({
                    ...entry,
                    links: links.map((current, index) => (index === openIndex ? link : current)),
                  })
                }
              />
            </fieldset>
          )}
        </>
      )}
    </Dialog>
  );
}

function LinkFields({
  link,
  pages,
  errorOf,
  onChange,
}: {
  readonly link: NavigationLink;
  readonly pages: readonly PageSummary[];
  readonly errorOf: (member: string) => string | undefined;
  readonly onChange: (link: NavigationLink) => void;
}): ReactNode {
  const { title, pageId, href, newWindow = false } = link;
  const setTarget = (target: string) =>
    onChange(
      target === customUrl
        ? { title, href: 'https://', newWindow }
        : { title, pageId: target, newWindow },
    );
  return (
    <>
      <TextField
        label="Label"
        value={title}
        onChange={(label) => onChange({ ...link, title: label })}
        error={errorOf('title')}
        maxLength={80}
      />
      <SelectField
        label="Link to"
        choices={[
          ...pages.map((page) => ({ value: page.id, label: page.title })),
          { value: customUrl, label: 'URL' },
        ]}
        value={pageId ?? customUrl}
        onChange={setTarget}
      />
      {pageId === undefined && (
        <AddressField
          label="URL"
          value={href ?? ''}
          problemOf={(address) => urlProblem(address, pages)}
          onChange={(address) => onChange({ title, href: address, newWindow })}
          error={errorOf('href')}
          placeholder="https://, mailto:, tel: or /path"
          isCode
        />
      )}
      <SwitchField
        label="Open in a new tab"
        isOn={newWindow}
        onChange={(isOn) => onChange({ ...link, newWindow: isOn })}
      />
    </>
  );
}
