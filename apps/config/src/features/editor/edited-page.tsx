import type { PageDocument, PageSummary, SiteStyles } from '@sitewright/contracts/entities';
import { useQueryClient } from '@tanstack/react-query';
import { listPages, listPendingChanges, readHeaderFooter } from '@sitewright/contracts/api';
import { useEffect, useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import type { DocumentPart } from '../../canvas/protocol.ts';
import { refresh } from '../../composition/read.ts';
import { useServices } from '../../composition/services.ts';
import { RequestReference } from '../../controls/request-reference.tsx';
import { useSite } from '../../shell/site/site.ts';
import { BlockDataProvider } from './data/block-data-context.ts';
import { createBlockData } from './data/create-block-data.ts';
import { EditorLayout } from './editor-layout.tsx';
import { refusalText } from './refusal-text.ts';
import { footerSaves } from './session/footer-saves.ts';
import { pageSaves } from './session/page-saves.ts';
import type { EditorSession } from './session/editor-session.ts';
import { openSession } from './session/open-session.ts';
import { SessionProvider } from './session/session-context.ts';

export interface EditedPageProps {
  /** Which document of the page is edited. */
  readonly part: DocumentPart;
  readonly page: PageSummary;
  readonly pages: readonly PageSummary[];
  readonly document: PageDocument;
  readonly version: number;
  readonly styles: SiteStyles;
  readonly address: string;
  /** Reads the document anew: the server did not take a change. */
  readonly onReload: () => void;
}

/** A page that is open in the editor, from its first drawing to its last save. */
export function EditedPage(props: EditedPageProps): ReactNode {
  const { part, page, document, version, styles, onReload } = props;
  const services = useServices();
  const { id: websiteId, title, baseUrl, currency } = useSite();
  const [blockData] = useState(() => createBlockData({ call: services.call, websiteId }));
  const [session] = useState(() =>
    openSession({
      services,
      blockData,
      part,
      save:
        part === 'page'
          ? pageSaves(services.call, websiteId, page.id)
          : footerSaves(services.call, websiteId),
      documentId: part === 'page' ? page.id : `${part}.${websiteId}`,
      framedPageId: page.id,
      document,
      version,
      site: { title, baseUrl, currency, styles },
    }),
  );
  const client = useQueryClient();
  useEffect(
    () => () =>
      void session.flush().finally(() => {
        session.destroy();
        return refresh(client, [listPages, listPendingChanges, readHeaderFooter]);
      }),
    [session, client],
  );
  useNotices(session, onReload);
  return (
    <SessionProvider value={session}>
      <BlockDataProvider value={blockData}>
        <title>{`${page.title} — Sitewright`}</title>
        <EditorLayout {...props} />
      </BlockDataProvider>
    </SessionProvider>
  );
}

function useNotices(session: EditorSession, onReload: () => void) {
  useEffect(
    () =>
      session.onNotice((notice) => {
        if (notice.kind === 'refused') toast.error(refusalText[notice.refusal]);
        if (notice.kind === 'deleted') {
          toast(`${notice.what} deleted`, {
            action: { label: 'Undo', onClick: session.undo },
            duration: 10_000,
          });
        }
        if (notice.kind === 'rebased') {
          toast('Somebody else is editing this page. Their changes are in.');
          if (notice.lostCount > 0) {
            toast.error('What you changed last was deleted by somebody else.', {
              duration: Infinity,
            });
          }
        }
        if (notice.kind === 'reload') {
          toast.error(notice.message, {
            description: <RequestReference id={notice.requestId} />,
            duration: Infinity,
          });
          onReload();
        }
      }),
    [session, onReload],
  );
}
