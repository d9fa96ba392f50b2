import {
  changePage,
  deletePage,
  listCollections,
  listDeletedPages,
  listPages,
  listPendingChanges,
  readPage,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import { House, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useRead, useSend } from '../../api/read.ts';
import { useFetchLatest } from '../../api/use-read-now.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { DiscardDialog } from '../../controls/discard-dialog.tsx';
import { ConflictProblem, isConflictError } from '../../controls/conflict-problem.tsx';
import { FieldConflicts } from '../../controls/field-conflicts.tsx';
import { ConflictList } from '../../controls/conflict-list.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { Reading } from '../../controls/reading.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { CodePart } from './code/code-part.tsx';
import styles from './page-settings-dialog.module.css';
import { PageSettingsFields, type PageDraft } from './page-settings-fields.tsx';
import { useRestorePage } from './use-restore-page.ts';

/** Title, slug, visibility and SEO settings of a page. */
export function PageSettingsDialog({
  pageId,
  onClose,
}: {
  readonly pageId: string;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const page = useRead(readPage, { params: { websiteId, pageId } });
  if (page.data === undefined) {
    return (
      <Dialog title="Page" isOpen onClose={onClose}>
        <Reading read={page} problem="The page could not be loaded.">
          {() => null}
        </Reading>
      </Dialog>
    );
  }
  return <PageForm page={page.data} onClose={onClose} />;
}

/** The labels of the settings. */
const labels = {
  urlId: 'URL slug',
  access: 'Visibility',
  isHidden: 'Hidden',
  collectionView: 'Layout',
  seo: 'SEO',
  noIndex: 'Hide from search engines',
} as const;

const missingPassword = { password: 'Set a password, so that visitors can open the page.' };

type StoredPage = EndpointResponse<typeof readPage>;

/** The fields and the revision that was read. */
type EditedPage = PageDraft & { readonly revision: string };

const draftOf = (page: StoredPage): EditedPage => {
  const { title, urlId, access, isHidden, seo, collectionView, revision } = page;
  return { revision, title, urlId, access, isHidden, seo, collectionView, password: '' };
};

function PageForm({
  page,
  onClose,
}: {
  readonly page: StoredPage;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const params = { websiteId, pageId: page.id };
  const refreshes = [listPages, readPage, listPendingChanges];
  const form = useDraft(`page.${page.id}`, draftOf(page), { labels });
  const draft = form.value;
  const fetchLatest = useFetchLatest();
  const may = usePermissions();
  const [isLeaving, setLeaving] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [isSaveBlocked, setSaveBlocked] = useState(false);
  const lacksPassword = draft.access === 'locked' && draft.password === '' && !page.hasPassword;
  const change = useSend(changePage, refreshes);
  // Without `readPage`: a refetch of the deleted page would fail.
  const remove = useSend(deletePage, [
    listPages,
    listDeletedPages,
    listCollections,
    listPendingChanges,
  ]);
  const { restore } = useRestorePage();

  const isConflict = isConflictError(change.error);

  function close() {
    form.end();
    onClose();
  }
  async function save() {
    setSaveBlocked(lacksPassword);
    if (lacksPassword) return;
    const { password, collectionView, ...settings } = draft;
    const body = {
      ...settings,
      ...(password === '' ? {} : { password }),
      ...(collectionView === null ? {} : { collectionView }),
    };
    const saved = await change.mutateAsync({ params, body }).catch(() => null);
    if (saved === null) return;
    toast('Saved');
    close();
  }
  async function loadNewer() {
    const newer = await fetchLatest(readPage, { params });
    if (newer === undefined) return;
    form.rebase(draftOf(newer));
    change.reset();
  }
  async function makeHomepage() {
    const body = { isHomepage: true as const };
    const saved = await change.mutateAsync({ params, body }).catch(() => null);
    if (saved !== null) toast(`${page.title} is the homepage`);
  }
  async function deleteIt() {
    const deleted = await remove.mutateAsync({ params }).catch(() => null);
    setDeleting(false);
    if (deleted === null) return;
    const hint = page.changed === 'new' ? '' : ' Visitors see it until the next publish.';
    toast(`${page.title} is deleted.${hint}`, {
      action: { label: 'Undo', onClick: () => void restore(page) },
      duration: 10_000,
    });
    close();
  }

  return (
    <FieldConflicts conflicts={form.conflicts}>
      <Dialog
        title={page.title}
        size="medium"
        isOpen
        onClose={() => (form.isDirty ? setLeaving(true) : onClose())}
        actions={
          <>
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden="true" />}
              isDisabled={page.isHomepage}
              onPress={() => setDeleting(true)}
            >
              Delete
            </Button>
            <Button
              variant="quiet"
              icon={<House aria-hidden="true" />}
              isDisabled={page.isHomepage}
              onPress={() => void makeHomepage()}
            >
              Make homepage
            </Button>
            <span style={{ flex: 1 }} />
            <Button onPress={close}>Cancel</Button>
            {!isConflict && (
              <Button variant="primary" onPress={() => void save()} isPending={change.isPending}>
                Save
              </Button>
            )}
          </>
        }
      >
        <section tabIndex={-1} aria-label="Settings" className={styles.fields}>
          {isConflict ? (
            <ConflictProblem onFollow={() => void loadNewer()} />
          ) : (
            <FormProblem error={change.error ?? remove.error} labels={labels} />
          )}
          <ConflictList />
          <PageSettingsFields
            draft={draft}
            collectionType={page.collectionType}
            hasPassword={page.hasPassword}
            errors={isSaveBlocked && lacksPassword ? missingPassword : fieldErrors(change.error)}
            onChange={(fields) => form.set({ ...draft, ...fields })}
          />
        </section>
        {may('code.write') && <CodePart pageId={page.id} />}
        <ConfirmDialog
          title={`Delete ${page.title}?`}
          action="Delete page"
          isOpen={isDeleting}
          isPending={remove.isPending}
          onClose={() => setDeleting(false)}
          onConfirm={() => void deleteIt()}
        >
          It disappears from your website at the next publish. You can restore it under Deleted
          pages.
        </ConfirmDialog>
        {isLeaving && <DiscardDialog onStay={() => setLeaving(false)} onDiscard={close} />}
      </Dialog>
    </FieldConflicts>
  );
}
