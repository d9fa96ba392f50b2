import { describe, expect, it } from 'vitest';
import type { CensusRequest, Send } from '../send.ts';
import { createInteractionCensus } from './create-interaction-census.ts';
import type { ButtonRecord, PageFields } from './records.ts';

const button: ButtonRecord = {
  id: 'b1',
  buttonText: 'Book a table',
  clickthroughUrl: '/book',
  alignment: 'center',
  size: 'large',
  newWindow: false,
  context: 'hero',
};

const page: PageFields = {
  pageTitle: 'Harbour',
  pageId: 'p1',
  contentSource: 'c',
  pagePath: '/',
  pagePermissionTypeValue: 1,
};

function createScene(visitor = 'visitor-1', result?: Send) {
  const sent: CensusRequest[] = [];
  const census = createInteractionCensus({
    send(request) {
      sent.push(request);
      return result ? result(request) : Promise.resolve({ status: 200, text: async () => '' });
    },
    readVisitor: () => visitor,
    readPage: () => page,
  });
  return { census, sent };
}

describe('button events', () => {
  it('contain id, text, target, alignment, size, window and context (BTN-01)', async () => {
    const { census, sent } = createScene();
    await census.buttonClicked(button);
    expect(sent[0]?.json).toMatchObject(button);
    expect(Object.keys(button)).toEqual([
      'id',
      'buttonText',
      'clickthroughUrl',
      'alignment',
      'size',
      'newWindow',
      'context',
    ]);
  });

  it('post a click with visitor and page and a timeout of 2500 ms (BTN-02)', async () => {
    const { census, sent } = createScene();
    await census.buttonClicked(button);
    expect(sent).toEqual([
      {
        path: '/api/census/button-click',
        json: { ...button, ...page, visitorCookie: 'visitor-1' },
        timeoutMs: 2500,
      },
    ]);
  });

  it('post a render with visitor and page and a timeout of 2500 ms (BTN-03)', async () => {
    const { census, sent } = createScene();
    await census.buttonRendered(button);
    expect(sent).toEqual([
      {
        path: '/api/census/button-render',
        json: { ...button, ...page, visitorCookie: 'visitor-1' },
        timeoutMs: 2500,
      },
    ]);
  });

  it('contain an empty visitorCookie without a visitor id (BTN-07)', async () => {
    const { census, sent } = createScene('');
    await census.buttonClicked(button);
    await census.buttonRendered(button);
    expect(sent.map(({ json }) => (json as { visitorCookie: string }).visitorCookie)).toEqual([
      '',
      '',
    ]);
  });
});

it('posts a form render with the form id and the visitor (CENSUS-18)', async () => {
  const { census, sent } = createScene();
  await census.formRendered('f1');
  expect(sent).toMatchObject([
    { path: '/api/census/form-render', json: { formId: 'f1', visitorCookie: 'visitor-1' } },
  ]);
});

it.each(['shown', 'closed', 'submitted'] as const)(
  'posts the action of a popup overlay: %s (CENSUS-20)',
  async (action) => {
    const { census, sent } = createScene();
    await census.overlayChanged(action, 3);
    expect(sent).toMatchObject([
      {
        path: '/api/census/overlay',
        json: { action, overlayVersion: 3, visitorCookie: 'visitor-1', ...page },
      },
    ]);
  },
);

it('posts a quick view with the item id in the path and no body (CENSUS-22)', async () => {
  const { census, sent } = createScene();
  await census.quickViewOpened('i1');
  expect(sent[0]?.path).toBe('/api/census/RecordQuickView/i1');
  expect(sent[0]).toMatchObject({ json: undefined });
  expect(sent[0]).not.toHaveProperty('form');
});

describe.each<[string, Send]>([
  ['an answer that never comes', () => Promise.reject(new Error('offline'))],
  ['an error status', async () => ({ status: 400, text: async () => '' })],
])('%s', (_, response) => {
  it('is ignored for button events (BTN-04)', async () => {
    const { census } = createScene('visitor-1', response);
    await expect(census.buttonClicked(button)).resolves.toBeUndefined();
    await expect(census.buttonRendered(button)).resolves.toBeUndefined();
  });

  it('is ignored for forms, overlays and quick views (CENSUS-18, CENSUS-20, CENSUS-22)', async () => {
    const { census } = createScene('visitor-1', response);
    await expect(census.formRendered('f1')).resolves.toBeUndefined();
    await expect(census.overlayChanged('shown', 1)).resolves.toBeUndefined();
    await expect(census.quickViewOpened('i1')).resolves.toBeUndefined();
  });
});
