import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { listPages } from '@sitewright/contracts/api';
import { Files, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../controls/button.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { AddPageDialog } from './add-page-dialog.tsx';
import { PageSettingsDialog } from './page-settings-dialog.tsx';
import { pageColumns } from './page-columns.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { useList } from '../../api/read-list.ts';
import { EmptyState } from '../../controls/empty-state.tsx';

/** The pages of the website with their titles and unpublished changes. */
export function PagesScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { page: openedId } = useSearch({ from: '/$identifier/framed/pages' });
  const navigate = useNavigate();
  const pages = useList(listPages, { params: { websiteId } });
  const [isAdding, setAdding] = useState(false);
  const open = (page: string | undefined) =>
    void navigate({ to: '/$identifier/pages', params: { identifier }, search: { page } });
  return (
    <Screen
      title="Pages"
      description={
        <>
          Visitors see changes after the next publish.{' '}
          <Link to="/$identifier/pages/deleted" params={{ identifier }}>
            Deleted pages
          </Link>
        </>
      }
      actions={
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          onPress={() => setAdding(true)}
        >
          Add page
        </Button>
      }
    >
      <TableListing
        list={pages}
        problem="The pages could not be loaded."
        caption="Pages"
        nouns={['page', 'pages']}
        empty={
          <EmptyState icon={<Files />} title="No pages yet">
            Add the first page of your website.
          </EmptyState>
        }
        columns={pageColumns(identifier, open)}
      />
      <AddPageDialog isOpen={isAdding} onClose={() => setAdding(false)} />
      {openedId !== undefined && (
        <PageSettingsDialog key={openedId} pageId={openedId} onClose={() => open(undefined)} />
      )}
    </Screen>
  );
}
