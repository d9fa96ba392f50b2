import { isIPv4, isIPv6 } from 'node:net';

const groups = 8;

/** The eight groups of an IPv6 address without its zone, with nothing left out and in decimal form at the end. */
function groupsOf(address: string): readonly string[] {
  const [text = ''] = address.split('%', 1);
  const [head = '', tail] = text.split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  const before = split(head);
  const after = tail === undefined ? [] : split(tail);
  const last = (tail === undefined ? before : after).at(-1);
  const known = before.length + after.length + (last !== undefined && isIPv4(last) ? 1 : 0);
  const left = Array.from({ length: tail === undefined ? 0 : groups - known }, () => '0');
  return [...before, ...left, ...after].map((group) =>
    isIPv4(group) ? group : Number.parseInt(group, 16).toString(16),
  );
}

/**
 * Whom calls are counted for: an IPv4 address, or the /64 of an IPv6 one, since a household has a whole block of the
 * latter. An IPv4 address that came over an IPv6 socket is the IPv4 address.
 */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const parts = groupsOf(address);
  const last = parts.at(-1)!;
  const isMapped = parts.slice(0, 5).every((group) => group === '0') && parts[5] === 'ffff';
  if (!isMapped) return `${parts.slice(0, 4).join(':')}::/64`;
  if (isIPv4(last)) return last;
  return parts
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
