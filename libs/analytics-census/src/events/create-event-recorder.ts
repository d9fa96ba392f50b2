import { sendQuietly, type Send } from '../send.ts';
import type { AnalyticsEvent } from './analytics-event.ts';

/** What records events is made from. */
export interface EventRecorderOptions {
  readonly send: Send;
  /** The value of the crumb cookie. */
  readonly readCrumb: () => string;
}

/** An action in the editor. */
export interface EditorEvent {
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly indirectObject?: string;
  /** The editor tracking area that it came from. */
  readonly area?: string;
}

/** The name that all editor events are recorded under; visitor statistics leave it out. */
const editorEventName = 'editor';

/** Makes the recorder of analytics events (POST /api/events/RecordEvent). Failures are swallowed. */
export function createEventRecorder(options: EventRecorderOptions) {
  return ({ eventName, payload }: AnalyticsEvent): Promise<void> =>
    record(options, eventName, payload);
}

/**
 * Makes the tracker of editor events. It is apart from every tracker of visitors: what it sends
 * never appears in their statistics.
 */
export function createEditorTracker(options: EventRecorderOptions) {
  return (event: EditorEvent): Promise<void> => record(options, editorEventName, event);
}

function record({ send, readCrumb }: EventRecorderOptions, event: string, data: object) {
  return sendQuietly(send, {
    path: '/api/events/RecordEvent',
    form: { crumb: readCrumb(), event, data: JSON.stringify(data) },
  });
}
