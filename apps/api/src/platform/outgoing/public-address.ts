import ipaddr from 'ipaddr.js';

/** The first three bits of every IPv6 address that is assigned for public use (2000::/3, RFC 4291). */
const publicIpv6 = 0b001;

/**
 * Whether an address belongs to the public internet. Any other may be this machine or a service of its network that
 * trusts everyone who can reach it.
 *
 * @param address An IPv4 or IPv6 address, without brackets.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address in the form of an IPv6 address is judged as IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return !('parts' in parsed) || (parsed.parts[0] ?? 0) >> 13 === publicIpv6;
}

/** Whether an address is in one of the ranges: addresses, or blocks such as `10.1.0.0/16`. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return ranges.some((range) => {
    const [block, bits] = range.includes('/')
      ? ipaddr.parseCIDR(range)
      : [ipaddr.parse(range), range.includes(':') ? 128 : 32];
    return block.kind() === parsed.kind() && parsed.match([block, bits] as never);
  });
}
