import { Link } from '@tanstack/react-router';
import type { PageSummary } from '@sitewright/contracts/entities';
import { House, Lock, PenTool, Settings2, UserRound } from 'lucide-react';
import { Badge } from '../../controls/badge.tsx';
import { rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { pathOfPage } from '../../shell/site/page-of-path.ts';
import styles from './page-columns.module.css';

const accessIcons = {
  open: null,
  locked: <Lock size={14} aria-label="Password" />,
  members: <UserRound size={14} aria-label="Members only" />,
} as const;

/** The columns of the page list; a click edits the page, the gear opens its settings. */
export const pageColumns = (
  identifier: string,
  onOpen: (pageId: string) => void,
): readonly Column<PageSummary>[] => [
  {
    title: 'Page',
    cell: (page) => (
      <span className={styles.title}>
        <Link
          to="/$identifier/edit"
          params={{ identifier }}
          search={{ path: pathOfPage(page) }}
          className={rowLinkClass}
        >
          {page.title}
        </Link>
        {page.isHomepage && <House size={14} aria-label="Homepage" />}
        {accessIcons[page.access]}
        {page.kind === 'collection' && <Badge>Collection</Badge>}
        {page.kind === 'cover' && <Badge>Cover</Badge>}
        {page.isHidden && <Badge>Hidden</Badge>}
      </span>
    ),
  },
  { title: 'URL', cell: pathOfPage, kind: 'quiet', isWide: true },
  {
    title: 'Status',
    cell: ({ changed }) =>
      changed === 'none' ? (
        <Badge tone="success">Published</Badge>
      ) : (
        <Badge tone="accent">{changed === 'new' ? 'New' : 'Changed'}</Badge>
      ),
  },
  {
    title: 'Actions',
    cell: ({ id, title }) => (
      <>
        <PenTool size={14} aria-hidden="true" className={styles.pen} />
        <IconButton label={`Settings of ${title}`} size="small" onPress={() => onOpen(id)}>
          <Settings2 aria-hidden="true" />
        </IconButton>
      </>
    ),
    kind: 'actions',
  },
];
