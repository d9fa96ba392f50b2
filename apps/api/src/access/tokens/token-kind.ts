import type { SignaturePurpose } from '../../platform/security/token.ts';
import type { TestSite } from '../../testing/create-test-site.ts';
import type { TestApi } from '../../testing/open-test-api.ts';

/** Two websites with the same content, on which the same person works. */
export interface TokenScope {
  readonly api: TestApi;
  readonly site: TestSite;
  readonly other: TestSite;
}

/** A token as its holder got it from the product. */
export interface IssuedToken {
  readonly token: string;
  /** Uses any text in its place, on the website that issued it or on another; true when it is accepted. */
  use(text: string, at?: TestSite): Promise<boolean>;
  /** What has to be done some minutes before a use, where that is not when the token is issued. */
  warmUp?(): Promise<void>;
}

/** One row of the table of tokens. */
export interface TokenKind {
  /** What it is signed for; none for random text that the server knows by its hash. */
  readonly signedFor?: readonly SignaturePurpose[];
  /** Columns that hold its hash. */
  readonly storedIn?: readonly string[];
  /** For how long it is accepted; null where the token itself has no end. */
  readonly lifetimeMs: number | null;
  /** Accepted once and never again. */
  readonly isSingleUse?: true;
  /** Issued for an account and not for a website: the configuration host takes it. */
  readonly isOfAccount?: true;
  issue(scope: TokenScope): Promise<IssuedToken>;
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
