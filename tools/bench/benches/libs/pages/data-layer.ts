import { createDataLayer } from '@sitewright/data-layer';
import { createCrumbCookie } from '@sitewright/data-layer/dom';
import redaxiosModule from 'redaxios';
import { alternate, type Job } from '../alternate.ts';

// Its types are those of a CommonJS module; a bundler takes the other one.
const redaxios = redaxiosModule as unknown as typeof redaxiosModule.default;

const text = JSON.stringify({ id: 'cart', items: [{ id: 'tea', quantity: 2 }], total: 1990 });

/** An answer that is there at once. Not a Response: making one takes longer than all that is measured. */
const answer = {
  status: 200,
  ok: true,
  headers: new Headers(),
  text: () => Promise.resolve(text),
  json: () => Promise.resolve(text).then((body) => JSON.parse(body) as unknown),
};
const fetch = () => Promise.resolve(answer);
const request = { method: 'GET', credentials: 'include', headers: {}, body: null } as const;
const body = { id: 'tea', quantity: 2 };

/** Calls one after the other, as a page does that needs an answer before it goes on. */
const job = (call: () => Promise<unknown>): Job => ({
  run: async (times) => {
    let last: unknown;
    // oxlint-disable-next-line no-await-in-loop -- One at a time is what is measured.
    for (let index = 0; index < times; index++) last = await call();
    return last === undefined ? Number.NaN : times;
  },
});

/** Nanoseconds of a call by way of the data layer, of redaxios, and of neither. */
export async function measure(rounds: number) {
  const layer = createDataLayer({
    fetch,
    setTimer: setTimeout,
    ...createCrumbCookie({ cookie: 'theme=dark; crumb=0123456789abcdef' }),
  });
  const options = { fetch: fetch as never, withCredentials: true };
  const bare = async (init: () => object) => {
    const response = await (fetch as (url: string, init: object) => Promise<typeof answer>)(
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
