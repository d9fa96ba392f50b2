import { domainToASCII } from 'node:url';
import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';

/** Names by header: each request reads it several times. Clients can send any header, so the number is limited. */
const hostNames = new LRUCache<string, string>({ max: 1_000 });

/**
 * A Host header in the form of the host table: lower case, without port and trailing dot, in ASCII; null if it is
 * invalid.
 */
export function readHostName(header: string | undefined): string | null {
  if (header === undefined) return null;
  const cached = hostNames.get(header);
  if (cached !== undefined) return cached;
  const name = parseHostName(header);
  if (name !== null) hostNames.set(header, name);
  return name;
}

function parseHostName(header: string): string | null {
  const match = /^(?<name>\[[0-9a-fA-F:.]+\]|[^:\s/\\@?#]+)(?::\d{0,5})?$/.exec(header);
  const name = match?.groups?.['name']?.replace(/\.$/, '').toLowerCase();
  if (name === undefined || name === '') return null;
  if (name.startsWith('[')) return isIP(name.slice(1, -1)) === 6 ? name : null;
  if (isIP(name) === 4) return name;
  const ascii = domainToASCII(name);
  return ascii === '' ? null : ascii;
}

export const isIpHost = (host: string): boolean => isIP(host.replace(/^\[|\]$/g, '')) !== 0;
