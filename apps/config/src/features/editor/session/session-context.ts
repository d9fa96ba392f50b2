import { createContext, use, useSyncExternalStore } from 'react';
import { findSection, readBlock } from '@sitewright/page-model';
import type { Block, Section } from '@sitewright/contracts/entities';
import type { EditorSession, EditorState } from './editor-session.ts';

const SessionContext = createContext<EditorSession | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The session of the edited page. */
export function useSession(): EditorSession {
  const session = use(SessionContext);
  if (session === null) throw new Error('There is no SessionProvider above.');
  return session;
}

/** Selects a part of the editor's state; `read` must return the same value for the same state. */
export function useEditor<Part>(read: (state: EditorState) => Part): Part {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => read(session.getState()));
}

/** The current selection. */
export type Selected =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'block'; readonly section: Section; readonly block: Block };

/** Finds the selected element in the document. */
export function selectedOf({ document, selection }: EditorState): Selected {
  const section = selection === null ? undefined : findSection(document, selection.sectionId);
  if (selection === null || section === undefined) return { kind: 'nothing' };
  const block = selection.blockId === null ? undefined : readBlock(section, selection.blockId);
  return block === undefined ? { kind: 'section', section } : { kind: 'block', section, block };
}

/** The selected element. */
export function useSelected(): Selected {
  const document = useEditor((state) => state.document);
  const selection = useEditor((state) => state.selection);
  const session = useSession();
  return selectedOf({ ...session.getState(), document, selection });
}
