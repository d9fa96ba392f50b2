import type { DeletedPage } from '@sitewright/contracts/entities';
import { Undo2 } from 'lucide-react';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { belowClass, type Column } from '../../controls/data-table.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import styles from './page-columns.module.css';

/** The columns of the list of deleted pages. */
export const deletedPageColumns = ({
  onRestore,
  pendingId,
}: {
  /** Undefined without the permission to restore. */
  readonly onRestore: ((page: DeletedPage) => void) | undefined;
  /** The page that is being restored. */
  readonly pendingId: string | undefined;
}): readonly Column<DeletedPage>[] => [
  {
    title: 'Page',
    cell: ({ title, urlId, kind, deletedAt }) => (
      <>
        <span className={styles.title}>
          {title}
          {kind === 'collection' && <Badge>Collection</Badge>}
        </span>
        <span className={belowClass}>/{urlId}</span>
        <span className={belowClass}>{formatDateTime(deletedAt)}</span>
      </>
    ),
  },
  { title: 'URL', cell: ({ urlId }) => `/${urlId}`, kind: 'quiet', isWide: true },
  { title: 'Deleted', cell: ({ deletedAt }) => formatDateTime(deletedAt), isWide: true },
  {
    title: 'Actions',
    cell: (page) =>
      onRestore !== undefined && (
        <Button
          size="small"
          icon={<Undo2 aria-hidden="true" />}
          aria-label={`Restore ${page.title}`}
          isPending={pendingId === page.id}
          onPress={() => onRestore(page)}
        >
          Restore
        </Button>
      ),
    kind: 'actions',
  },
];
