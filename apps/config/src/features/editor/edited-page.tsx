import type { PageDocument, SiteStyles } from '@sitewright/contracts/entities';
import { listPages, listPendingChanges, readHeaderFooter } from '@sitewright/contracts/api';
import { useEffect, useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useEditorEvents } from '../../api/editor-events.ts';
import { useRefresh } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { useSite } from '../../shell/site/site.ts';
import { BlockDataProvider } from './data/block-data-context.ts';
import { createBlockData } from './data/create-block-data.ts';
import { documentIdOf } from './data/use-edited-document.ts';
import { EditorLayout, type EditorLayoutProps } from './editor-layout.tsx';
import { footerSaves } from './session/footer-saves.ts';
import { pageSaves } from './session/page-saves.ts';
import type { EditorSession } from './session/editor-session.ts';
import { openSession } from './session/open-session.ts';
import { SessionProvider } from './session/session-context.ts';
import { showLost, showNotice, dismissNotSaved } from './tell-notice.tsx';
import { storedLocallyText, rejectedHereText } from './unsaved-text.ts';

export interface EditedPageProps extends EditorLayoutProps {
  readonly document: PageDocument;
  readonly version: number;
  /** The other tabs that were open when it was read. */
  /** When edits were saved while the document was opened; null if none were. */
  readonly savedAt: number | null;
  readonly otherTabs: ReadonlySet<string>;
  readonly styles: SiteStyles;
  /** Reads the document again after the server has rejected a change. */
  readonly onReload: () => void;
}

/** A page that is open in the editor, from its first render to its last save. */
export function EditedPage(props: EditedPageProps): ReactNode {
  const { part, page, document, version, savedAt, otherTabs, styles, onReload } = props;
  const services = useServices();
  const { runningSaves } = services;
  const [name] = useState(part === 'page' ? page.title : 'Footer');
  const { id: websiteId, title, baseUrl, currency } = useSite();
  const events = useEditorEvents();
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
      documentId: documentIdOf(websiteId, page.id, part),
      sendsWholeDocument: part === 'footer',
      framedPageId: page.id,
      document,
      version,
      savedAt,
      otherTabs,
      site: { title, baseUrl, currency, styles },
      onStored(save) {
        // The footer has no versions by which another tab could detect a missed save.
        if (part === 'page') events?.broadcast({ kind: 'saved', documentId: page.id, ...save });
      },
    }),
  );
  const refresh = useRefresh();
  useEffect(
    () => () => {
      const leaving = leave(session, name);
      runningSaves.add(session.pageId, leaving);
      void leaving.then(() => refresh([listPages, listPendingChanges, readHeaderFooter]));
    },
    [session, refresh, runningSaves, name],
  );
  useEffect(
    () =>
      events?.subscribe((event) => {
        if (event.kind !== 'saved' || event.documentId !== session.pageId) return;
        const { baseVersion, missed, operations, version: savedVersion } = event;
        session.overheard({ baseVersion, missed, operations, version: savedVersion });
      }),
    [events, session],
  );
  useNotices(session, onReload);
  useFlushWhenOnline(session);
  useFlushOnLeaving(session);
  useRejectedDraft(session);
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
  useEffect(() => showLost(session.lostOperations), [session]);
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.getState().save.phase === 'saved') dismissNotSaved(session);
      }),
    [session],
  );
  useEffect(
    () =>
      session.onNotice((notice) => {
        showNotice(session, notice);
        if (notice.kind === 'conflict' || notice.kind === 'behind') onReload();
      }),
    [session, onReload],
  );
}

/** Sends the stored edits as soon as the network is back. */
function useFlushWhenOnline(session: EditorSession) {
  useEffect(() => {
    const send = () => void session.flush();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [session]);
}

/** Sends pending edits when the window is left or hidden, and asks first if this device cannot store them. */
function useFlushOnLeaving(session: EditorSession) {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const send = () => void session.flush();
    // The request of the next document follows this event: the response should contain the edits.
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      send();
      if (!session.getState().save.isStored) event.preventDefault();
    };
    const onVisibilityChange = () => {
      if (document.hidden) send();
    };
    window.addEventListener('beforeunload', onBeforeUnload, { signal });
    window.addEventListener('pagehide', send, { signal });
    // On phones, `pagehide` is not reliable.
    document.addEventListener('visibilitychange', onVisibilityChange, { signal });
    return () => listening.abort();
  }, [session]);
}

/** A text that cannot be stored is a draft like any other: leaving it needs a confirmation. */
function useRejectedDraft(session: EditorSession) {
  const { drafts } = useServices();
  useEffect(() => {
    const form = `editor.${session.pageId}`;
    const syncDraft = () => {
      const { rejected } = session.getState();
      if (rejected.length > 0 !== (drafts.read(form) !== undefined))
        drafts.write(form, rejected.length > 0 ? { base: null, value: rejected } : undefined);
    };
    const unsubscribe = session.subscribe(syncDraft);
    return () => {
      unsubscribe();
      drafts.write(form, undefined);
    };
  }, [session, drafts]);
}

/** Sends the remaining edits and reports the result before the session ends. */
async function leave(session: EditorSession, title: string): Promise<void> {
  session.onNotice((notice) => showNotice(session, notice));
  const phase = await session.flush();
  if (phase === 'offline') toast.error(storedLocallyText(title), { duration: Infinity });
  if (phase === 'rejected') toast.error(rejectedHereText(title), { duration: Infinity });
  session.destroy();
}
