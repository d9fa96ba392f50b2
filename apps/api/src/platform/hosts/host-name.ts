import { domainToASCII } from 'node:url';
import { isIP } from 'node:net';

/**
 * A Host header in the form of the host table: lower case, without port and trailing dot, in ASCII; null if it is
 * invalid.
 */
export function readHostName(header: string | undefined): string | null {
  if (header === undefined) return null;
  const match = /^(?<name>\[[0-9a-fA-F:.]+\]|[^:\s/\\@?#]+)(?::\d{0,5})?$/.exec(header);
  const name = match?.groups?.['name']?.replace(/\.$/, '').toLowerCase();
  if (name === undefined || name === '') return null;
  if (name.startsWith('[')) return isIP(name.slice(1, -1)) === 6 ? name : null;
  if (isIP(name) === 4) return name;
  const ascii = domainToASCII(name);
  return ascii === '' ? null : ascii;
}

export const isIpHost = (host: string): boolean => isIP(host.replace(/^\[|\]$/g, '')) !== 0;
