import { expectTypeOf } from 'vitest';
import { createDataLayer } from './create-data-layer.ts';
import type { Failure } from './failure.ts';

// The window's own fetch and timer are accepted.
const layer = createDataLayer({ fetch, setTimer: setTimeout });

const result = await layer.get('cart', { parse: (data) => Number(data) });
// The data are there only once it is known that the call went well.
// @ts-expect-error
void result.data;
if (result.ok) expectTypeOf(result.data).toEqualTypeOf<number>();
else expectTypeOf(result.failure).toEqualTypeOf<Failure>();

// Without a parser the data are unknown.
const unread = await layer.get('cart');
if (unread.ok) expectTypeOf(unread.data).toEqualTypeOf<unknown>();

// An AbortSignal is a signal.
void layer.get('cart', { signal: new AbortController().signal });
// @ts-expect-error
void layer.get('cart', { signal: 'soon' });

// A data layer cannot be made without a way to the server.
// @ts-expect-error
createDataLayer({ setTimer: setTimeout });
