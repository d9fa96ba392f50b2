import type { ValidCall } from './owner-calls.ts';
import { send, visit, type PublicRow } from './public-row.ts';

const count = (url: string, call: Omit<ValidCall, 'url'>, status = 200): PublicRow =>
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

/** Reports of browsers. */
export const censusCalls: Readonly<Record<string, PublicRow>> = {
  'POST /api/census/RecordHit': send(
    '/api/census/RecordHit',
    { form: { event: 'View', data: '{"url":"/"}' } },
    200,
    'census_hits',
  ),
  'POST /api/census/RecordQuickView/:itemId': count(`/api/census/RecordQuickView/${id}`, {}),
  'POST /api/census/button-click': count('/api/census/button-click', { json: button }),
  'POST /api/census/button-render': count('/api/census/button-render', { json: button }),
  'POST /api/census/form-render': count('/api/census/form-render', { json: { formId: id } }),
  'POST /api/census/overlay': count('/api/census/overlay', {
    json: { action: 'shown', overlayVersion: 1 },
  }),
  'GET /api/track/Track': count('/api/track/Track?landing=%2F', {}),
  'POST /api/v1/events': count(
    '/api/v1/events',
    { json: { analyticsId: 'a', commonData: {}, customData: {}, customSchemaName: 'view' } },
    202,
  ),
  'POST /api/events/RecordEvent': count('/api/events/RecordEvent', {
    form: { event: 'opened', data: '{}' },
  }),
  'POST /api/events/RecordJavascriptErrors': count(
    '/api/events/RecordJavascriptErrors',
    { json: [{ event: 'error', data: { message: 'x is not defined' }, timestamp: 1 }] },
    204,
  ),
  'POST /api/events/Trace': count('/api/events/Trace', { form: { data: '[]' } }, 204),
  'GET /api/1/performance/settings': visit('/api/1/performance/settings'),
  'POST /api/1/performance/records': count(
    '/api/1/performance/records',
    { text: JSON.stringify([{ pageLoadId: 'p' }]) },
    204,
  ),
};
