import type { SiteContext } from '@sitewright/contracts/entities';
import { policyOrigin } from './policy-origin.ts';

/** Origins of other sites that a block may ask once its visitor wants it: nothing else is let through to them. */
export interface ForeignHosts {
  /** Of what it shows in a frame. */
  readonly frames: readonly string[];
  /** Of scripts that it runs in the page. */
  readonly scripts: readonly string[];
  /** Of what its code fetches. */
  readonly connections: readonly string[];
}

/** Finds them from a block's props; in the file `hosts.ts` of its folder. */
export type FindHosts<Props> = (props: Props, context: SiteContext) => ForeignHosts;

/** The hosts of a block that asks nobody. */
export const noHosts: ForeignHosts = { frames: [], scripts: [], connections: [] };

/** What several ask together, each host once. */
export const joinHosts = (found: readonly ForeignHosts[]): ForeignHosts => ({
  frames: [...new Set(found.flatMap(({ frames }) => frames))],
  scripts: [...new Set(found.flatMap(({ scripts }) => scripts))],
  connections: [...new Set(found.flatMap(({ connections }) => connections))],
});

/** The origin of an address that a browser may ask, as a policy names it; none of anything else. */
export function originsOf(...addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => policyOrigin(address ?? '') ?? []);
}

/** The hosts of what is shown in frames. */
export const framesOf = (...addresses: readonly (string | undefined)[]): ForeignHosts => ({
  ...noHosts,
  frames: originsOf(...addresses),
});
