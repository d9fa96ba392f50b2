import type { SignaturePurpose } from '../../platform/security/token.ts';
import type { TestSite } from '../../testing/create-test-site.ts';
import type { TestApi } from '../../testing/open-test-api.ts';

/** Two websites with the same content and the same owner. */
export interface TokenScope {
  readonly api: TestApi;
  readonly site: TestSite;
  readonly other: TestSite;
}

/** A token as it was sent to the person who uses it. */
export interface IssuedToken {
  readonly token: string;
  /** Uses `text` as the token, on the issuing website or another; true if it is accepted. */
  use(text: string, at?: TestSite): Promise<boolean>;
  /** Prepares a use that is much later than the issue; called some minutes before it. */
  warmUp?(): Promise<void>;
}

/** One row of the token table. */
export interface TokenKind {
  /** The purpose of its signature; none for random text that the server stores as a hash. */
  readonly signedFor?: readonly SignaturePurpose[];
  /** The columns with its hash. */
  readonly storedIn?: readonly string[];
  /** How long it is valid; null if the token itself does not expire. */
  readonly lifetimeMs: number | null;
  /** Valid once. */
  readonly isSingleUse?: true;
  /** Typed by people, so it is shorter, and wrong ones are limited by address. */
  readonly isTyped?: true;
  /** Issued for an account instead of a website: the configuration host accepts it. */
  readonly isOfAccount?: true;
  issue(scope: TokenScope): Promise<IssuedToken>;
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
