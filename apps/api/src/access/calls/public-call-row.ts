import type { TestClient } from '../../testing/test-client.ts';
import type { CallScope } from './create-as-owner.ts';
import type { ValidCall } from './prepared-call.ts';

/** A call with its browser, and the expected response. */
export interface PublicCall extends ValidCall {
  readonly browser: TestClient;
}

/** A call that needs no owner, and its effect. */
export interface PublicCallRow {
  readonly prepare: (scope: CallScope) => Promise<PublicCall>;
  readonly status: number;
  /** Tables of the website whose rows the call may change. Default: none. */
  readonly changes?: readonly string[];
}

/** A page or file of the site that a new visitor opens. */
export const visit = (url: string, status = 200): PublicCallRow => ({
  prepare: async ({ site }) => ({ browser: site.visitor(), url }),
  status,
});

/** A call on the configuration host without a session. */
export const open = (url: string, status = 200): PublicCallRow => ({
  prepare: async ({ api }) => ({ browser: api.config(), url }),
  status,
});

/** A request that a new visitor sends from a page of the site. */
export const send = (
  url: string,
  call: Omit<ValidCall, 'url'>,
  status: number,
  ...changes: readonly string[]
): PublicCallRow => ({
  prepare: async ({ site }) => ({ browser: site.visitor(), url, ...call }),
  status,
  changes,
});
