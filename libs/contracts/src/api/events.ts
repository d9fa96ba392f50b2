import * as z from 'zod';
import { defineEndpoint } from './define-endpoint.ts';

const emptyText = z.string();

/** `data` is JSON; the crumb is a form field, query parameter or header. */
export const recordEvent = defineEndpoint({
  method: 'POST',
  path: '/api/events/RecordEvent',
  summary: 'Stores an analytics event.',
  bodyKind: 'form',
  body: z.object({ event: z.string().min(1).max(100), data: z.string().max(20_000) }),
  response: z.object({}),
});

/** Members of a record of any shape, limited only by the size of the body. */
const fields = z.record(z.string().max(100), z.json());

/** Responds 202: the event is accepted and processed later. */
export const trackEvent = defineEndpoint({
  method: 'POST',
  path: '/api/v1/events',
  summary: 'Accepts an event for the events service.',
  body: z.object({
    analyticsId: z.string().max(200),
    commonData: fields,
    customData: fields,
    customSchemaName: z.string().min(1).max(100),
  }),
  response: emptyText,
});

/** Responds 204. */
export const recordJavascriptErrors = defineEndpoint({
  method: 'POST',
  path: '/api/events/RecordJavascriptErrors',
  summary: 'Stores JavaScript errors of a page.',
  body: z
    .array(
      z.object({
        event: z.string().max(200),
        data: z.object({
          message: z.string().max(2000),
          stack: z.string().max(5000).optional(),
          url: z.string().max(2000).optional(),
        }),
        timestamp: z.number(),
      }),
    )
    .min(1)
    .max(20),
  response: emptyText,
});

/** `data` is a JSON list of log entries. Responds 204. */
export const recordTrace = defineEndpoint({
  method: 'POST',
  path: '/api/events/Trace',
  summary: 'Stores log entries of a page.',
  bodyKind: 'form',
  body: z.object({ data: z.string().max(100_000) }),
  response: emptyText,
});

export const readPerformanceSettings = defineEndpoint({
  method: 'GET',
  path: '/api/1/performance/settings',
  summary: 'An id for one page load, new for each call.',
  response: z.object({ pageLoadId: z.string() }),
});

/** The measurements of one page load; values that the browser does not provide are omitted. */
export const performanceRecords = z
  .array(
    z.looseObject({
      pageLoadId: z.string().max(100),
      layoutShift: z.number().optional(),
      firstContentfulPaint: z.number().optional(),
      largestContentfulPaint: z.number().optional(),
      firstInputDelay: z.number().optional(),
      interactionToNextPaint: z.number().optional(),
    }),
  )
  .min(1)
  .max(50);

/** The body is a JSON list sent as text, as by `sendBeacon`. Responds 204. */
export const recordPerformance = defineEndpoint({
  method: 'POST',
  path: '/api/1/performance/records',
  summary: 'Stores measurements of page loads.',
  bodyKind: 'text',
  body: z.string().max(100_000),
  response: emptyText,
});
