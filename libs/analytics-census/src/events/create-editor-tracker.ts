import { quietly, type Send } from '../send.ts';

/** Something that somebody did in the editor. */
export interface EditorEvent {
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly indirectObject?: string;
  /** The editor tracking area that it came from. */
  readonly area?: string;
}

/** What an editor tracker is made from. It shares nothing with the visitors' statistics. */
export interface EditorTrackerOptions {
  readonly send: Send;
  readonly readCrumb: () => string;
}

/** The name under which editor events are recorded; visitor statistics leave it out. */
export const editorEventName = 'editor';

/** Makes the tracker of editor events, apart from every tracker of visitors (specification, section 7). */
export function createEditorTracker({ send, readCrumb }: EditorTrackerOptions) {
  return (event: EditorEvent): Promise<void> =>
    quietly(() =>
      send({
        path: '/api/events/RecordEvent',
        form: { crumb: readCrumb(), event: editorEventName, data: JSON.stringify(event) },
      }),
    );
}
