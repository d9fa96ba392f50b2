import type { SiteContext } from '@sitewright/contracts/entities';
import { policyOrigin } from './policy-origin.ts';

/** Origins of other sites that a block may contact after the visitor's action; the page's policy blocks all others. */
export interface ExternalHosts {
  /** Of frames. */
  readonly frames: readonly string[];
  /** Of scripts in the page. */
  readonly scripts: readonly string[];
  /** Of requests of its code. */
  readonly connections: readonly string[];
}

/** Returns the hosts for a block's props; defined in the file `hosts.ts` of its folder. */
export type FindHosts<Props> = (props: Props, context: SiteContext) => ExternalHosts;

/** The hosts of a block without third parties. */
export const noHosts: ExternalHosts = { frames: [], scripts: [], connections: [] };

/** The union of several blocks' hosts. */
export const joinHosts = (hosts: readonly ExternalHosts[]): ExternalHosts => ({
  frames: [...new Set(hosts.flatMap(({ frames }) => frames))],
  scripts: [...new Set(hosts.flatMap(({ scripts }) => scripts))],
  connections: [...new Set(hosts.flatMap(({ connections }) => connections))],
});

/** The origin of a URL, as a policy names it; none if the URL is invalid or unsafe. */
export function originsOf(...addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => policyOrigin(address ?? '') ?? []);
}

/** The hosts of frames. */
export const framesOf = (...addresses: readonly (string | undefined)[]): ExternalHosts => ({
  ...noHosts,
  frames: originsOf(...addresses),
});
