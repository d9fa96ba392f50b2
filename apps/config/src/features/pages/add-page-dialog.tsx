import { useNavigate } from '@tanstack/react-router';
import {
  createPage,
  listCollections,
  listPages,
  listPendingChanges,
  readNavigation,
  readStoreSetup,
  writeNavigation,
} from '@sitewright/contracts/api';
import { toUrlSlug } from '@sitewright/contracts/links';
import { useState, type ReactNode } from 'react';
import { fieldErrors } from '../../api/field-errors.ts';
import { dataOf } from '../../api/call.ts';
import { useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { toastProblem } from '../../api/toast-problem.tsx';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { pathOfPage } from '../../shell/site/page-of-path.ts';
import { pageKindChoices, type PageKindChoice } from './page-kinds.ts';

/** Adds a page or a collection, and opens it in the editor. */
export function AddPageDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): ReactNode {
  return isOpen ? <OpenAddPageDialog onClose={onClose} /> : null;
}

function OpenAddPageDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [typedSlug, setTypedSlug] = useState<string | null>(null);
  const [kind, setKind] = useState<PageKindChoice>('page');
  const mayLink = usePermissions()('navigation.write');
  const [isLinked, setLinked] = useState(mayLink);
  const { call } = useServices();
  const link = useSend(writeNavigation, [readNavigation, listPendingChanges]);
  const send = useSend(createPage, [
    listPages,
    listCollections,
    listPendingChanges,
    readStoreSetup,
  ]);
  const errors = fieldErrors(send.error);
  const urlId = typedSlug ?? toUrlSlug(title);

  async function add() {
    const type = pageKindChoices.find(({ value }) => value === kind)?.collectionType;
    const body = {
      title,
      ...(urlId === '' ? {} : { urlId }),
      ...(kind === 'cover' ? { kind } : {}),
      ...(type === undefined ? {} : { kind: 'collection' as const, collectionType: type }),
    };
    const page = await send.mutateAsync({ params: { websiteId }, body }).catch(() => null);
    if (page === null) return;
    // The page exists in any case: a failure of its navigation link is reported on the next screen.
    if (isLinked) await addLink(page).catch(toastProblem);
    onClose();
    await navigate({
      to: '/$identifier/edit',
      params: { identifier },
      search: { path: pathOfPage(page) },
    });
  }

  async function addLink({ id: pageId, title: label }: { id: string; title: string }) {
    const params = { websiteId };
    const navigation = dataOf(await call(readNavigation, { params }));
    const main = [...navigation.main, { title: label, pageId }];
    await link.mutateAsync({ params, body: { ...navigation, main } });
  }

  return (
    <Dialog
      title="Add a page"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            onPress={() => void add()}
            isPending={send.isPending || link.isPending}
          >
            Add page
          </Button>
        </>
      }
    >
      <FormProblem error={send.error} />
      <TextField label="Title" value={title} onChange={setTitle} error={errors.title} isFirst />
      <TextField
        label="URL slug"
        value={urlId}
        onChange={setTypedSlug}
        error={errors.urlId}
        isCode
      />
      <SelectField
        label="Page type"
        choices={pageKindChoices}
        value={kind}
        onChange={setKind}
        help="A shop, a blog or a portfolio shows items that you add one by one."
      />
      {mayLink && (
        <SwitchField
          label="Add to navigation"
          help="Adds a link to the main navigation. Otherwise the page is only reachable by its URL."
          isOn={isLinked}
          onChange={setLinked}
        />
      )}
    </Dialog>
  );
}
