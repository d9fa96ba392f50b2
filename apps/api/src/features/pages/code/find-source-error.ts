import { pagePolicy } from '../../../platform/security/page-policy.ts';
import type { sourcesOf } from './sources-of.ts';

type Sources = ReturnType<typeof sourcesOf>;

/** Hashes and hosts that a policy names for code, and what they add to it, in bytes: servers between take so much. */
const maxNamed = 40;
const maxAdded = 3 * 1_024;

export const countNamed = ({ scriptHashes, styleHashes, hosts }: Sources): number =>
  [scriptHashes, styleHashes, ...Object.values(hosts)].flat().length;

const bare = { scriptHashes: [], styleHashes: [], scriptHosts: [], frameHosts: [] };
const ofThePage = { ...bare, connectHosts: [], frameAncestors: [] };

/** A policy is plain ASCII: its letters are its bytes. */
const addedBy = (code: Sources): number =>
  pagePolicy({ ...ofThePage, code }).length - pagePolicy(ofThePage).length;

/** What is wrong with all that the policy of a page would have to name for its code. */
export function findSourceError(sources: Sources): string | undefined {
  if (countNamed(sources) > maxNamed)
    return `There are more than ${maxNamed} inline pieces and hosts in the code: put some together.`;
  if (addedBy(sources) > maxAdded)
    return 'The inline pieces and hosts of the code make more than 3 KiB of policy: name fewer hosts.';
  return undefined;
}
