import { expect, it } from 'vitest';
import { addressBlock } from './address-block.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::a1:2:3:4', '2001:db8:0:0::/64'],
  ['2001:db8::b7:2:3:4', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:0001:0000:0000:0001', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:db8:a:b:c:d:e:f', '2001:db8:a:b::/64'],
  ['2001:db8:a::', '2001:db8:a:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['not an address', 'not an address'],
])('maps %s to %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
