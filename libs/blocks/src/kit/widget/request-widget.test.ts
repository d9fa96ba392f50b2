import { createDataLayer, type DataRequest } from '@sitewright/data-layer';
import { expect, it } from 'vitest';
import { requestWidget, type WidgetRequest } from './request-widget.ts';

async function ask(request: WidgetRequest, status = 200) {
  const calls: { readonly url: string; readonly request: DataRequest }[] = [];
  const api = createDataLayer({
    fetch: async (url, sent) => {
      calls.push({ url, request: sent });
      const text = async () => JSON.stringify({ data: { html: '<p>Drawn</p>' } });
      return { ok: status === 200, status, text };
    },
    setTimer: (callback) => callback(),
  });
  const response = await requestWidget(api, request);
  return { answer: response, calls, sent: calls[0]?.request };
}
const heading = { type: 2, id: 'b1', value: { text: 'Moss & lichen' } };

it('posts a form with the block type, id and value as widgetJSON (BLOCK-38)', async () => {
  const { answer: result, calls, sent } = await ask(heading);
  expect(calls.map(({ url }) => url)).toStrictEqual(['/api/widget/GetWidgetRendering']);
  expect(sent?.method).toBe('POST');
  expect(JSON.stringify(sent?.headers)).toContain('application/x-www-form-urlencoded');
  const form = new URLSearchParams(sent?.body ?? '');
  expect([...form.keys()]).toStrictEqual(['widgetJSON']);
  expect(JSON.parse(form.get('widgetJSON') ?? '')).toStrictEqual(heading);
  expect(result).toStrictEqual({ ok: true, data: '<p>Drawn</p>' });
});

it('adds the collection id as a separate field (BLOCK-38)', async () => {
  const collectionId = '0123456789abcdef01234567';
  const form = new URLSearchParams((await ask({ ...heading, collectionId })).sent?.body ?? '');
  expect(form.get('collectionId')).toBe(collectionId);
  expect(JSON.parse(form.get('widgetJSON') ?? '')).toStrictEqual(heading);
});

it('returns a failure for an error response', async () => {
  expect((await ask(heading, 400)).answer.ok).toBe(false);
});
