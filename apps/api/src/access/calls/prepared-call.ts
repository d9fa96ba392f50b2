import type { TestRequestOptions } from '../../testing/test-client.ts';
import type { CallScope } from './create-as-owner.ts';

/** A call that succeeds if the account has the permission for it. */
export interface ValidCall extends TestRequestOptions {
  readonly url: string;
}

/** Creates the subject of the call as the website's owner, a new one each time. */
export type PrepareCall = (scope: CallScope) => Promise<ValidCall>;
