import type { EditorEvents } from '@sitewright/site-runtime/editor-events';
import { createContext, use } from 'react';

const EditorEventsContext = createContext<EditorEvents | null>(null);

export const EditorEventsProvider = EditorEventsContext.Provider;

/** The channel between the tabs of the current website; null outside a website, as on the list of websites. */
export const useEditorEvents = (): EditorEvents | null => use(EditorEventsContext);
