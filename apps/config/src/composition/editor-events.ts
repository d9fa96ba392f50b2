import type { EditorEvents } from '@sitewright/site-runtime/editor-events';
import { createContext, use } from 'react';

const EditorEventsContext = createContext<EditorEvents | null>(null);

export const EditorEventsProvider = EditorEventsContext.Provider;

/** The news between the tabs of the website that is worked on; null where there is none, as on the list of websites. */
export const useEditorEvents = (): EditorEvents | null => use(EditorEventsContext);
