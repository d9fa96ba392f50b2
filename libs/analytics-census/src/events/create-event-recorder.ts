import { sendQuietly, type Send } from '../send.ts';
import type { AnalyticsEvent } from './analytics-event.ts';

/** Options of an event recorder. */
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
  /** The editor tracking area of the action. */
  readonly area?: string;
}

/** The name of all editor events; visitor statistics exclude it. */
const editorEventName = 'editor';

/** Creates the recorder of analytics events (POST /api/events/RecordEvent). Ignores failures. */
export function createEventRecorder(options: EventRecorderOptions) {
  return ({ eventName, payload }: AnalyticsEvent): Promise<void> =>
    record(options, eventName, payload);
}

/**
 * Creates the tracker of editor events. It is separate from all trackers of visitors, so that its events never appear
 * in their statistics.
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
