import type { Permission } from '@sitewright/contracts/codes';

/** The caller, as authenticated by the server. */
export type Actor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'account';
      readonly accountId: string;
      readonly displayName: string;
      readonly email: string;
      readonly sessionHash: Uint8Array;
      readonly freshAt: Date;
    };

/** An account's permissions on the website of the request. */
export interface Standing {
  readonly isOwner: boolean;
  readonly roles: readonly number[];
  readonly permissions: ReadonlySet<Permission>;
}
