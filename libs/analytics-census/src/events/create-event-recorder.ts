import { quietly, type Send } from '../send.ts';
import { toAnalyticsEvent, type EventSource } from './analytics-event.ts';

/** What an event recorder is made from. */
export interface EventRecorderOptions extends EventSource {
  readonly send: Send;
  /** The value of the crumb cookie. */
  readonly readCrumb: () => string;
}

/** Records an analytics event with the site's own server. Failures are swallowed. */
export type RecordEvent = (
  eventName: string,
  own?: Readonly<Record<string, unknown>>,
) => Promise<void>;

/** Makes the recorder of analytics events (POST /api/events/RecordEvent). */
export function createEventRecorder(options: EventRecorderOptions): RecordEvent {
  return (eventName, own = {}) =>
    quietly(() => {
      const { payload } = toAnalyticsEvent(eventName, own, options);
      return options.send({
        path: '/api/events/RecordEvent',
        form: { crumb: options.readCrumb(), event: eventName, data: JSON.stringify(payload) },
      });
    });
}
