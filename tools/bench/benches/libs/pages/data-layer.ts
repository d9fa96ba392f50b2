import { createDataLayer } from '@sitewright/data-layer';
import { createCrumbCookie } from '@sitewright/data-layer/dom';
import redaxiosModule from 'redaxios';
import { alternate, type Job } from '../alternate.ts';

// Its types describe the CommonJS module; bundlers use the ES module.
const redaxios = redaxiosModule as unknown as typeof redaxiosModule.default;

const text = JSON.stringify({ id: 'cart', items: [{ id: 'tea', quantity: 2 }], total: 1990 });

/** An immediate response. Not a `Response`, because creating one takes longer than the measured work. */
const fakeResponse = {
  status: 200,
  ok: true,
  headers: new Headers(),
  text: () => Promise.resolve(text),
  json: () => Promise.resolve(text).then((body) => JSON.parse(body) as unknown),
};
const fetch = () => Promise.resolve(fakeResponse);
const request = { method: 'GET', credentials: 'include', headers: {}, body: null } as const;
const body = { id: 'tea', quantity: 2 };

/** Makes calls sequentially, as a page does that waits for each response. */
const job = (call: () => Promise<unknown>): Job => ({
  run: async (times) => {
    let last: unknown;
    // oxlint-disable-next-line no-await-in-loop -- One at a time is what is measured.
    for (let index = 0; index < times; index++) last = await call();
    return last === undefined ? Number.NaN : times;
  },
});

/** Nanoseconds of a call with the data layer, with redaxios, and with `fetch` alone. */
export async function measure(rounds: number) {
  const layer = createDataLayer({
    fetch,
    setTimer: setTimeout,
    ...createCrumbCookie({ cookie: 'theme=dark; crumb=0123456789abcdef' }),
  });
  const options = { fetch: fetch as never, withCredentials: true };
  const bare = async (init: () => object) => {
    const response = await (fetch as (url: string, init: object) => Promise<typeof fakeResponse>)(
      '/api/cart',
      init(),
    );
    return JSON.parse(await response.text()) as unknown;
  };
  return {
    get: await alternate(
      {
        ours: job(() => layer.get('cart')),
        redaxios: job(() => redaxios.get('/api/cart', options)),
        bare: job(() => bare(() => request)),
      },
      { rounds },
    ),
    post: await alternate(
      {
        ours: job(() => layer.post('cart', body)),
        redaxios: job(() => redaxios.post('/api/cart', body, options)),
        bare: job(() => bare(() => ({ ...request, method: 'POST', body: JSON.stringify(body) }))),
      },
      { rounds },
    ),
  };
}
