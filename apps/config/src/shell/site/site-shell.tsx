import { Outlet, useNavigate } from '@tanstack/react-router';
import { listPages, readDemoData } from '@sitewright/contracts/api';
import { decodeUrlPath } from '@sitewright/contracts/links';
import { Menu, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../../controls/icon-button.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { useCommand, useCommands } from '../commands/commands-context.tsx';
import { pathOfPage } from './page-of-path.ts';
import { useSite } from './site.ts';
import { SiteNavigation } from './site-navigation.tsx';
import { sectionsFor } from './site-sections.ts';
import { usePermissions } from './use-permissions.ts';
import styles from './site-shell.module.css';
import { useRead } from '../../api/read.ts';
import { useCompleteList } from '../../api/read-list.ts';

/** The navigation beside the screen; in a narrow window in a drawer. */
export function SiteShell(): ReactNode {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { title } = useSite();
  const palette = useCommand('palette');
  return (
    <div className={styles.shell}>
      <a href="#screen" className={styles.skip}>
        Skip to content
      </a>
      <aside className={styles.side}>
        <SiteNavigation />
      </aside>
      <header className={styles.top}>
        <IconButton label="Navigation" onPress={() => setDrawerOpen(true)}>
          <Menu aria-hidden="true" />
        </IconButton>
        <strong>{title}</strong>
        <IconButton label="Search" onPress={palette.run}>
          <Search aria-hidden="true" />
        </IconButton>
      </header>
      <main id="screen" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <LeaveGuard />
      <ModalOverlay
        className={styles.scrim ?? ''}
        isOpen={isDrawerOpen}
        onOpenChange={setDrawerOpen}
        isDismissable
      >
        <Modal className={styles.drawer ?? ''}>
          <Dialog aria-label="Navigation" className={styles.dialog ?? ''}>
            <SiteNavigation onLeave={() => setDrawerOpen(false)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}

/** G and a letter open each section of the website; the palette also finds its pages. */
export function SiteCommands(): ReactNode {
  const navigate = useNavigate();
  const { id: websiteId, identifier } = useSite();
  const may = usePermissions();
  const pages = useCompleteList(
    listPages,
    { params: { websiteId } },
    { enabled: may('content.write') },
  );
  const demo = useRead(
    readDemoData,
    { params: { websiteId } },
    { enabled: may('settings.write') && may('orders.read') },
  );
  const hasDemoData = Object.values(demo.data ?? {}).some((count) => count > 0);
  useCommands([
    ...sectionsFor(may)
      .flatMap(({ sections }) => sections)
      .map(({ to, label, keys, keywords }) => ({
        id: `go.${to}`,
        title: label,
        group: 'Go to' as const,
        keys: `g ${keys}`,
        ...(keywords === undefined ? {} : { keywords }),
        run: () => void navigate({ to, params: { identifier } }),
      })),
    ...(may('products.write')
      ? [
          {
            id: 'products.import',
            title: 'Import products',
            group: 'Go to' as const,
            keywords: 'CSV Shopify Squarespace upload spreadsheet migrate',
            run: () =>
              void navigate({
                to: '/$identifier/products/import',
                params: { identifier },
                search: {},
              }),
          },
        ]
      : []),
    ...(may('products.write')
      ? [
          {
            id: 'products.categories',
            title: 'Categories',
            group: 'Go to' as const,
            keywords: 'categories subcategory collection department taxonomy nested',
            run: () =>
              void navigate({ to: '/$identifier/products/categories', params: { identifier } }),
          },
        ]
      : []),
    ...(may('products.read')
      ? [
          {
            id: 'products.export',
            title: 'Export products',
            group: 'Go to' as const,
            keywords: 'CSV download spreadsheet backup',
            run: () =>
              void navigate({
                to: '/$identifier/products',
                params: { identifier },
                search: { dialog: 'export' },
              }),
          },
        ]
      : []),
    ...(hasDemoData
      ? [
          {
            id: 'orders.removeDemo',
            title: 'Remove demo data',
            group: 'General' as const,
            keywords: 'sample example test orders customers delete clear reset',
            run: () =>
              void navigate({
                to: '/$identifier/orders',
                params: { identifier },
                search: { dialog: 'removeDemo' },
              }),
          },
        ]
      : []),
    ...(pages.data?.rows ?? []).map((page) => ({
      id: `page.${page.id}`,
      title: `Edit ${page.title}`,
      group: 'Pages' as const,
      keywords: decodeUrlPath(pathOfPage(page)),
      run: () =>
        void navigate({
          to: '/$identifier/edit',
          params: { identifier },
          search: { path: pathOfPage(page) },
        }),
    })),
  ]);
  return null;
}
