import { expect, it, vi } from 'vitest';
import { createDataLayer } from '../create-data-layer.ts';
import type { DataLayerEvent } from '../ports.ts';
import { browserPorts } from './browser-ports.ts';

/** A window whose server sends these bodies in turn. */
function windowOver(...results: readonly object[]) {
  const document = { cookie: 'crumb=old' };
  const urls: string[] = [];
  const fetch = async (url: string) => {
    urls.push(url);
    return Response.json(results[urls.length - 1]);
  };
  const window = { document, fetch, setTimeout, AbortSignal } as unknown as Window &
    typeof globalThis;
  return { window, document, urls };
}

it('clears the crumb cookie on crumbFail, and emits the event (DATA-14)', async () => {
  const { window, document, urls } = windowOver({ crumbFail: true }, { items: 2 });
  const emit = vi.fn<(event: DataLayerEvent) => void>();
  const layer = createDataLayer(browserPorts(window, emit));
  expect(await layer.get('cart')).toEqual({ ok: true, data: { items: 2 } });
  expect(urls[0]).toBe('/api/cart?crumb=old');
  expect(document.cookie).toBe('crumb=; path=/; max-age=0');
  expect(emit.mock.calls).toMatchObject([[{ type: 'crumbFail', crumb: 'old' }]]);
});

it('emits loginRequired without changing the crumb cookie (DATA-12)', async () => {
  const { window, document } = windowOver({ loginRequired: true });
  const emit = vi.fn<(event: DataLayerEvent) => void>();
  await createDataLayer(browserPorts(window, emit)).get('cart');
  expect(document.cookie).toBe('crumb=old');
  expect(emit.mock.calls).toMatchObject([[{ type: 'loginRequired', url: '/api/cart' }]]);
});
