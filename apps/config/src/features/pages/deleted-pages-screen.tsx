import { Link } from '@tanstack/react-router';
import { listDeletedPages } from '@sitewright/contracts/api';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useList } from '../../api/read-list.ts';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { deletedPageColumns } from './deleted-page-columns.tsx';
import { useRestorePage } from './use-restore-page.ts';

/** The deleted pages, latest first, with a button to restore each. */
export function DeletedPagesScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const pages = useList(listDeletedPages, { params: { websiteId } });
  const mayRestore = usePermissions()('content.write');
  const { restore, pendingId } = useRestorePage();

  return (
    <Screen
      title="Deleted pages"
      description={
        <>
          Restored pages keep their content and their position in the navigation.{' '}
          <Link to="/$identifier/pages" params={{ identifier }} search={{}}>
            All pages
          </Link>
        </>
      }
    >
      <TableListing
        list={pages}
        problem="The deleted pages could not be loaded."
        caption="Deleted pages"
        nouns={['deleted page', 'deleted pages']}
        empty={
          <EmptyState icon={<Trash2 />} title="No deleted pages">
            Deleted pages appear here and can be restored.
          </EmptyState>
        }
        columns={deletedPageColumns({
          onRestore: mayRestore ? (page) => void restore(page) : undefined,
          pendingId,
        })}
      />
    </Screen>
  );
}
