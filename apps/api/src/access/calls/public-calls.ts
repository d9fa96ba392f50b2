import { censusCalls } from './census-calls.ts';
import { configCalls } from './config-calls.ts';
import type { PublicCallRow } from './public-call-row.ts';
import { shopCalls } from './shop-calls.ts';
import { siteCalls } from './site-calls.ts';

/** A valid call of each route that needs no owner, by the route's name. */
export const publicCalls: Readonly<Record<string, PublicCallRow>> = {
  ...configCalls,
  ...siteCalls,
  ...shopCalls,
  ...censusCalls,
};
