import { Link } from '@tanstack/react-router';
import type { PageSummary } from '@sitewright/contracts/entities';
import { House, Lock, PenTool, Settings2, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import table from '../../controls/data-table.module.css';
import { IconButton } from '../../controls/icon-button.tsx';
import { useSite } from '../../shell/site/site.ts';
import { pathOfPage } from '../../shell/site/page-of-path.ts';
import styles from './page-table.module.css';

const accessSigns = {
  open: null,
  locked: <Lock size={14} aria-label="With a password" />,
  members: <UserRound size={14} aria-label="Members only" />,
} as const;

/** Pages by title; a click edits, the gear opens the settings. */
export function PageTable({
  pages,
  onOpen,
}: {
  readonly pages: readonly PageSummary[];
  readonly onOpen: (pageId: string) => void;
}): ReactNode {
  const { identifier } = useSite();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col" className={table.wide}>
            Address
          </th>
          <th scope="col">State</th>
          <th scope="col">
            <span className={styles.unseen}>Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.id}>
            <td>
              <span className={styles.title}>
                <Link
                  to="/$identifier/edit"
                  params={{ identifier }}
                  search={{ path: pathOfPage(page) }}
                  className={table.main}
                >
                  {page.title}
                </Link>
                {page.isHomepage && <House size={14} aria-label="Homepage" />}
                {accessSigns[page.access]}
                {page.kind === 'collection' && <Badge>Collection</Badge>}
                {page.isHidden && <Badge>Hidden</Badge>}
              </span>
            </td>
            <td className={`${table.wide ?? ''} ${table.quiet ?? ''}`}>{pathOfPage(page)}</td>
            <td>
              {page.changed === 'none' ? (
                <Badge tone="success">Published</Badge>
              ) : (
                <Badge tone="accent">{page.changed === 'new' ? 'New' : 'Changed'}</Badge>
              )}
            </td>
            <td className={styles.actions}>
              <PenTool size={14} aria-hidden="true" className={styles.pen} />
              <IconButton
                label={`Settings of ${page.title}`}
                size="small"
                onPress={() => onOpen(page.id)}
              >
                <Settings2 aria-hidden="true" />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
