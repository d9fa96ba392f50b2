import type { Send } from '../send.ts';
import type { CommonFieldSource } from './analytics-event.ts';
import { toCommonFields } from './common-fields.ts';

/** Options of the events service's client. */
export interface EventsServiceOptions extends CommonFieldSource {
  readonly send: Send;
  /** The visitor's id for this service, such as `readAnalyticsId`. */
  readonly readAnalyticsId: () => string;
}

/** Sends an event to the events service; rejects unless the service accepts it. */
export type TrackEvent = (
  customSchemaName: string,
  customData: Readonly<Record<string, unknown>>,
) => Promise<void>;

/** Successful responses. */
const successes: readonly number[] = [200, 202];

/** Creates the client of the events service (POST /api/v1/events). */
export function createEventsService(options: EventsServiceOptions): TrackEvent {
  const { send, readAnalyticsId, readCommon, warn } = options;
  return async (customSchemaName, customData) => {
    const { status } = await send({
      path: '/api/v1/events',
      json: {
        analyticsId: readAnalyticsId(),
        commonData: toCommonFields(readCommon(), warn),
        customData,
        customSchemaName,
      },
    });
    if (!successes.includes(status)) {
      throw new Error(`Error tracking event: HTTP Status ${status}`);
    }
  };
}
