import { useSearch } from '@tanstack/react-router';
import { listPages, readStyles } from '@sitewright/contracts/api';
import type { PageSummary } from '@sitewright/contracts/entities';
import { useMemo, useRef, type ReactNode } from 'react';
import { toast } from 'sonner';
import type { DocumentPart } from '../../canvas/protocol.ts';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../controls/reading.tsx';
import { useSite } from '../../shell/site/site.ts';
import { siteStylesOf } from '../design/site-styles-of.ts';
import { pageOfPath } from '../../shell/site/page-of-path.ts';
import { useEditAddress } from './data/use-edit-address.ts';
import { useEditedDocument } from './data/use-edited-document.ts';
import { EditedPage } from './edited-page.tsx';
import { FramedPage } from './framed-page.tsx';
import { useCompleteList } from '../../api/read-list.ts';

/** The editor at a path of the site. */
export function EditorScreen(): ReactNode {
  const { path = '/', part = 'page' } = useSearch({ from: '/$identifier/edit' });
  const { id: websiteId } = useSite();
  const pages = useCompleteList(listPages, { params: { websiteId } });
  return (
    <main style={{ display: 'contents' }}>
      <Reading read={pages} problem="The pages could not be loaded.">
        {({ rows }) => {
          const page = pageOfPath(rows, path);
          return page === undefined ? (
            <FramedPage path={path} />
          ) : (
            <OpenPage key={`${page.id}.${part}`} page={page} pages={rows} path={path} part={part} />
          );
        }}
      </Reading>
    </main>
  );
}

function OpenPage({
  page,
  pages,
  path,
  part,
}: {
  readonly page: PageSummary;
  readonly pages: readonly PageSummary[];
  readonly path: string;
  readonly part: DocumentPart;
}): ReactNode {
  const { id: websiteId } = useSite();
  const styles = useRead(readStyles, { params: { websiteId } });
  const address = useEditAddress(websiteId, path);
  const stored = useEditedDocument(websiteId, page.id, part, path);
  const opened = useMemo(
    () =>
      stored.data && styles.data && address.data
        ? { ...stored.data, styles: siteStylesOf(styles.data), address: address.data }
        : undefined,
    [stored.data, styles.data, address.data],
  );
  const read = {
    data: opened,
    error: stored.error ?? styles.error ?? address.error,
    refetch: () => Promise.all([stored.refetch(), styles.refetch(), address.refetch()]),
  };
  /** The toast of a failed reload. It stays until a reload succeeds, because no edits are sent before. */
  const reloadErrorToast = useRef<string | number>(undefined);
  async function refetch(): Promise<void> {
    const { isError } = await stored.refetch();
    if (reloadErrorToast.current !== undefined) toast.dismiss(reloadErrorToast.current);
    if (!isError) return;
    reloadErrorToast.current = toast.error(
      'The page could not be loaded again. Your changes are stored on this device.',
      {
        action: { label: 'Try again', onClick: () => void refetch() },
        duration: Infinity,
      },
    );
  }
  return (
    <Reading read={read} problem="The page could not be opened.">
      {({ document, version, savedAt, otherTabs, styles: siteStyles, address: src }) => (
        <EditedPage
          key={stored.dataUpdatedAt}
          part={part}
          page={page}
          pages={pages}
          document={document}
          version={version}
          savedAt={savedAt}
          otherTabs={otherTabs}
          styles={siteStyles}
          address={src}
          onReload={() => void refetch()}
        />
      )}
    </Reading>
  );
}
