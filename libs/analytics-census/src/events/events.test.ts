import { describe, expect, it, vi } from 'vitest';
import type { CensusRequest } from '../send.ts';
import { toAnalyticsEvent } from './analytics-event.ts';
import { commonFieldNames } from './common-fields.ts';
import { createEditorTracker, createEventRecorder } from './create-event-recorder.ts';
import { createEventsService } from './create-events-service.ts';

const common = {
  pagePath: '/about',
  pageHash: '#team',
  websiteId: 'w1',
  templateId: 't1',
  variantId: 'v1',
  memberAccountId: 'm1',
  member_locale: 'de-DE',
  website_locale: 'en-GB',
};

function createScene(
  readCommon: () => Readonly<Record<string, unknown>> = () => common,
  status = 200,
) {
  const sent: CensusRequest[] = [];
  const warn = vi.fn<(message: string) => void>();
  const ports = {
    async send(request: CensusRequest) {
      sent.push(request);
      return { status, text: async () => '' };
    },
    readCrumb: () => 'crumb-1',
    readAnalyticsId: () => 'analytics-1',
    readCommon,
    warn,
  };
  return { sent, warn, ports };
}

describe('toAnalyticsEvent', () => {
  it('returns eventName and payload (EVENT-02)', () => {
    const { ports } = createScene();
    const event = toAnalyticsEvent('menu_opened', { depth: 2 }, ports);
    expect(Object.keys(event)).toEqual(['eventName', 'payload']);
    expect(event.eventName).toBe('menu_opened');
    expect(event.payload).toMatchObject({ depth: 2 });
  });

  it('adds page, site, template, variant, member and locale fields only (EVENT-03)', () => {
    expect(commonFieldNames).toEqual(Object.keys(common));
    const { ports } = createScene(() => ({ ...common, somethingElse: 'x' }));
    expect(toAnalyticsEvent('menu_opened', {}, ports).payload).toEqual(common);
  });

  it.each(commonFieldNames)(
    'omits %s with a warning when it is not a string (EVENT-04)',
    (name) => {
      for (const value of [1, true, {}, ['x'], () => 'x']) {
        const { ports, warn } = createScene(() => ({ ...common, [name]: value }));
        expect(toAnalyticsEvent('menu_opened', {}, ports).payload).not.toHaveProperty(name);
        expect(warn.mock.calls).toEqual([[`Analytics field ${name} must be a text`]]);
      }
    },
  );

  it('omits undefined and null fields without a warning', () => {
    const { ports, warn } = createScene(() => ({
      pagePath: '/',
      variantId: undefined,
      memberAccountId: null,
    }));
    expect(toAnalyticsEvent('menu_opened', {}, ports).payload).toEqual({ pagePath: '/' });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('RecordEvent', () => {
  it('sends a form-encoded request with crumb, event and data as JSON (EVENT-06)', async () => {
    const { sent, ports } = createScene();
    await createEventRecorder(ports)({
      eventName: 'menu_opened',
      payload: { pagePath: '/', depth: 2 },
    });
    expect(sent).toEqual([
      {
        path: '/api/events/RecordEvent',
        form: { crumb: 'crumb-1', event: 'menu_opened', data: '{"pagePath":"/","depth":2}' },
      },
    ]);
  });

  it('sends the event without a field of the wrong type (EVENT-05)', async () => {
    const { sent, warn, ports } = createScene(() => ({ ...common, websiteId: 17 }));
    await createEventRecorder(ports)(toAnalyticsEvent('menu_opened', {}, ports));
    expect(warn).toHaveBeenCalledOnce();
    expect(JSON.parse(sent[0]?.form?.data ?? '')).toEqual({ ...common, websiteId: undefined });
  });

  it('resolves when the request fails', async () => {
    const { ports } = createScene();
    const record = createEventRecorder({
      ...ports,
      send: () => Promise.reject(new Error('offline')),
    });
    await expect(record({ eventName: 'x', payload: {} })).resolves.toBeUndefined();
  });
});

describe('createEventsService', () => {
  it('sends analyticsId, commonData, customData and customSchemaName as JSON (EVENT-08)', async () => {
    const { sent, ports } = createScene();
    await createEventsService(ports)('Menu', { depth: 2 });
    expect(sent).toEqual([
      {
        path: '/api/v1/events',
        json: {
          analyticsId: 'analytics-1',
          commonData: common,
          customData: { depth: 2 },
          customSchemaName: 'Menu',
        },
      },
    ]);
  });

  it('sends the event without a field of the wrong type (EVENT-05)', async () => {
    const { sent, warn, ports } = createScene(() => ({ ...common, pagePath: 1 }));
    await createEventsService(ports)('Menu', {});
    expect(warn).toHaveBeenCalledOnce();
    const { pagePath: _, ...rest } = common;
    expect(sent).toMatchObject([{ json: { commonData: rest } }]);
    expect(sent[0]?.json).not.toHaveProperty('commonData.pagePath');
  });

  it.each([200, 202])('resolves on status %i (EVENT-09)', async (status) => {
    const track = createEventsService(createScene(undefined, status).ports);
    await expect(track('Menu', {})).resolves.toBeUndefined();
  });

  it.each([201, 204, 302, 400, 500])(
    'rejects on status %i (EVENT-09, EVENT-13)',
    async (status) => {
      const track = createEventsService(createScene(undefined, status).ports);
      await expect(track('Menu', {})).rejects.toThrow(
        `Error tracking event: HTTP Status ${status}`,
      );
    },
  );
});

describe('createEditorTracker', () => {
  const event = {
    actor: 'account-1',
    action: 'moved',
    object: 'block-1',
    indirectObject: 'section-2',
    area: 'section-editor',
  };

  it('sends actor, action, object and indirect object (EVENT-11)', async () => {
    const { sent, ports } = createScene();
    await createEditorTracker(ports)(event);
    expect(JSON.parse(sent[0]?.form?.data ?? '')).toEqual(event);
  });

  it('sends the event name “editor” without page fields or analytics id (EVENT-12)', async () => {
    const { sent, ports } = createScene();
    await createEditorTracker(ports)(event);
    expect(sent.map(({ path, form }) => [path, form?.event])).toEqual([
      ['/api/events/RecordEvent', 'editor'],
    ]);
    const wire = JSON.stringify(sent);
    expect(wire).not.toContain('analytics-1');
    for (const name of commonFieldNames) expect(wire).not.toContain(name);
  });
});
