import type { ValidCall } from './prepared-call.ts';
import { send, visit, type PublicCallRow } from './public-call-row.ts';

const eventReport = (url: string, call: Omit<ValidCall, 'url'>, status = 200): PublicCallRow =>
  send(url, call, status, 'recorded_events');

const button = {
  id: 'button-1',
  buttonText: 'Buy',
  clickthroughUrl: '/shop',
  alignment: 'center',
  size: 'large',
  newWindow: false,
  context: 'section-1',
};
const id = '0123456789abcdef01234567';

/** Calls by which browsers report page visits, events, errors and performance. */
export const censusCalls: Readonly<Record<string, PublicCallRow>> = {
  'POST /api/census/RecordHit': send(
    '/api/census/RecordHit',
    { form: { event: 'View', data: '{"url":"/"}' } },
    200,
    'census_hits',
  ),
  'POST /api/census/RecordQuickView/:itemId': eventReport(`/api/census/RecordQuickView/${id}`, {}),
  'POST /api/census/button-click': eventReport('/api/census/button-click', { json: button }),
  'POST /api/census/button-render': eventReport('/api/census/button-render', { json: button }),
  'POST /api/census/form-render': eventReport('/api/census/form-render', { json: { formId: id } }),
  'POST /api/census/overlay': eventReport('/api/census/overlay', {
    json: { action: 'shown', overlayVersion: 1 },
  }),
  'GET /api/track/Track': eventReport('/api/track/Track?landing=%2F', {}),
  'POST /api/v1/events': eventReport(
    '/api/v1/events',
    { json: { analyticsId: 'a', commonData: {}, customData: {}, customSchemaName: 'view' } },
    202,
  ),
  'POST /api/events/RecordEvent': eventReport('/api/events/RecordEvent', {
    form: { event: 'opened', data: '{}' },
  }),
  'POST /api/events/RecordJavascriptErrors': eventReport(
    '/api/events/RecordJavascriptErrors',
    { json: [{ event: 'error', data: { message: 'x is not defined' }, timestamp: 1 }] },
    204,
  ),
  'POST /api/events/Trace': eventReport('/api/events/Trace', { form: { data: '[]' } }, 204),
  'GET /api/1/performance/settings': visit('/api/1/performance/settings'),
  'POST /api/1/performance/records': eventReport(
    '/api/1/performance/records',
    { text: JSON.stringify([{ pageLoadId: 'p' }]) },
    204,
  ),
};
