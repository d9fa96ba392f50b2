import { pagePolicy } from '../../../platform/security/page-policy.ts';
import type { sourcesOf } from './sources-of.ts';

type Sources = ReturnType<typeof sourcesOf>;

/** The maximum size of hashes and hosts in the policy, in bytes, which proxies accept. */
const maxNamed = 40;
const maxAdded = 3 * 1_024;

export const countNamed = ({ scriptHashes, styleHashes, hosts }: Sources): number =>
  [scriptHashes, styleHashes, ...Object.values(hosts)].flat().length;

const bare = { scriptHashes: [], styleHashes: [], scriptHosts: [], frameHosts: [] };
const ofThePage = { ...bare, connectHosts: [], frameAncestors: [] };

/** A policy is ASCII: characters are bytes. */
const addedBy = (code: Sources): number =>
  pagePolicy({ ...ofThePage, code }).length - pagePolicy(ofThePage).length;

/** The error of everything that the page's policy would have to list for its code. */
export function findSourceError(sources: Sources): string | undefined {
  if (countNamed(sources) > maxNamed)
    return `There are more than ${maxNamed} inline pieces and hosts in the code: put some together.`;
  if (addedBy(sources) > maxAdded)
    return 'The inline pieces and hosts of the code make more than 3 KiB of policy: name fewer hosts.';
  return undefined;
}
