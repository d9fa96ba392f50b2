import { pagePolicy } from '../../../platform/security/page-policy.ts';
import type { sourcesOf } from './sources-of.ts';

type Sources = ReturnType<typeof sourcesOf>;

/** The maximum number of hashes and hosts in the policy. */
const maxSources = 40;
/** The maximum size that they add to the policy, in bytes: proxies limit the size of headers. */
const maxAddedBytes = 3 * 1_024;

export const countSources = ({ scriptHashes, styleHashes, hosts }: Sources): number =>
  [scriptHashes, styleHashes, ...Object.values(hosts)].flat().length;

const bare = { scriptHashes: [], styleHashes: [], scriptHosts: [], frameHosts: [] };
const emptyPage = { ...bare, connectHosts: [], frameAncestors: [] };

/** A policy is ASCII: characters are bytes. */
const addedBytes = (code: Sources): number =>
  pagePolicy({ ...emptyPage, code }).length - pagePolicy(emptyPage).length;

/** The error if the page's policy would become too large for its code. */
export function findSourceError(sources: Sources): string | undefined {
  if (countSources(sources) > maxSources)
    return `There are more than ${maxSources} inline pieces and hosts in the code: put some together.`;
  if (addedBytes(sources) > maxAddedBytes)
    return 'The inline pieces and hosts of the code make more than 3 KiB of policy: name fewer hosts.';
  return undefined;
}
