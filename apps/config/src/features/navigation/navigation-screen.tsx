import {
  listPages,
  listPendingChanges,
  readNavigation,
  writeNavigation,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import type { NavigationEntry, PageSummary } from '@sitewright/contracts/entities';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { relocateErrors } from '../../drafts/relocate-errors.ts';
import { useRead, useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { ActionMenu } from '../../controls/action-menu.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Reading } from '../../controls/reading.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { SaveBar } from '../../controls/save-bar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { EntryList } from '../../controls/entry-list.tsx';
import { entryLabel } from './entry-label.ts';
import { LinkDialog } from './link-dialog.tsx';
import { hasInvalidLink } from './invalid-links.ts';
import { useCompleteList } from '../../api/read-list.ts';

const menus = [
  { menu: 'main', title: 'Main navigation' },
  { menu: 'footer', title: 'Footer navigation' },
] as const;

/** The labels of the properties of a link. */
const labels = {
  main: 'Main navigation',
  footer: 'Footer navigation',
  title: 'Label',
  pageId: 'Link to',
  href: 'URL',
  newWindow: 'Open in a new tab',
  links: 'Links in the folder',
} as const;

/** The main and footer navigation of every page. */
export function NavigationScreen(): ReactNode {
  const { id: websiteId } = useSite();
  const navigation = useRead(readNavigation, { params: { websiteId } });
  const pages = useCompleteList(listPages, { params: { websiteId } });
  return (
    <Reading read={navigation} problem="The navigation could not be loaded.">
      {(stored) => <NavigationForm stored={stored} pages={pages.data?.rows ?? []} />}
    </Reading>
  );
}

function NavigationForm({
  stored,
  pages,
}: {
  readonly stored: EndpointResponse<typeof readNavigation>;
  readonly pages: readonly PageSummary[];
}): ReactNode {
  const { id: websiteId } = useSite();
  const form = useDraft(`navigation.${websiteId}`, stored, { labels });
  const { value: draft, set: setDraft } = form;
  const fetchLatest = useFetchLatest();
  const [opened, setOpened] = useState<{ menu: 'main' | 'footer'; index: number } | null>(null);
  const write = useSend(writeNavigation, [readNavigation, listPendingChanges]);
  const error = relocateErrors(write.error, write.variables?.body, draft);
  const errors = fieldErrors(error);
  const openedEntry = opened === null ? undefined : draft[opened.menu][opened.index];

  async function save() {
    for (const { menu } of menus) {
      const index = draft[menu].findIndex((entry) => hasInvalidLink(entry, pages));
      if (index >= 0) return setOpened({ menu, index });
    }
    const params = { websiteId };
    const saved = await write.mutateAsync({ params, body: draft }).catch(() => null);
    if (saved === null) return;
    form.saved(draft, saved);
    toast('Saved. Visitors see it after the next publish.');
  }
  async function loadNewer() {
    const newer = await fetchLatest(readNavigation, { params: { websiteId } });
    if (newer === undefined) return;
    form.rebase(newer);
    write.reset();
  }
  const add = (menu: 'main' | 'footer', entry: NavigationEntry) => {
    setDraft({ ...draft, [menu]: [...draft[menu], entry] });
    if (entry.pageId === undefined) setOpened({ menu, index: draft[menu].length });
  };
  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Screen title="Navigation" description="The links in the header and footer of your website.">
        {menus.map(({ menu, title }) => (
          <Card
            key={menu}
            title={title}
            actions={
              <ActionMenu
                label="Add a link"
                trigger={
                  <Button size="small" icon={<Plus aria-hidden="true" />}>
                    Add link
                  </Button>
                }
                actions={[
                  ...pages.map((page) => ({
                    id: page.id,
                    label: page.title,
                    run: () => add(menu, { title: page.title, pageId: page.id }),
                  })),
                  {
                    id: 'address',
                    label: 'URL…',
                    run: () => add(menu, { title: 'Link', href: 'https://' }),
                  },
                  {
                    id: 'folder',
                    label: 'A folder…',
                    run: () => add(menu, { title: 'Folder', links: [] }),
                  },
                ]}
              />
            }
          >
            {draft[menu].length === 0 ? (
              <p>No links here.</p>
            ) : (
              <EntryList
                label={title}
                entries={draft[menu]}
                labelOf={(entry) => entryLabel(entry, pages)}
                onChange={(entries) => setDraft({ ...draft, [menu]: [...entries] })}
                onOpen={(index) => setOpened({ menu, index })}
              />
            )}
          </Card>
        ))}
        {opened !== null && openedEntry !== undefined && (
          <LinkDialog
            entry={openedEntry}
            pages={pages}
            errorOf={(member) => errors[`${opened.menu}.${opened.index}.${member}`]}
            onClose={() => setOpened(null)}
            onChange={(entry) =>
              setDraft({
                ...draft,
                [opened.menu]: draft[opened.menu].map((current, index) =>
                  index === opened.index ? entry : current,
                ),
              })
            }
          />
        )}
        <SaveBar
          isDirty={form.isDirty}
          isSaving={write.isPending}
          error={error}
          labels={labels}
          onSave={() => void save()}
          onDiscard={() => {
            form.end();
            write.reset();
          }}
          onFollow={() => void loadNewer()}
        />
      </Screen>
    </FieldConflicts>
  );
}
