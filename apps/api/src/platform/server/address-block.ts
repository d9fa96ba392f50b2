import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

const hex = (group: number): string => group.toString(16);

/**
 * Returns the client that calls are counted for: an IPv4 address, or the /64 block of an IPv6 address, because a
 * household has a whole block. An IPv4 address that arrives over an IPv6 socket counts as IPv4.
 */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  return parsed.isIPv4MappedAddress()
    ? parsed.toIPv4Address().toString()
    : `${parsed.parts.slice(0, 4).map(hex).join(':')}::/64`;
}
