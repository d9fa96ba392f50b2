import { expect, it } from 'vitest';
import { readHostName } from './host-name.ts';

it.each([
  ['Example.COM', 'example.com'],
  ['example.com:4000', 'example.com'],
  ['example.com.', 'example.com'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
  ['example.com:', 'example.com'],
  ['127.0.0.1:80', '127.0.0.1'],
  ['[::1]:4000', '[::1]'],
])('parses %s as %s', (header, host) => {
  expect(readHostName(header)).toBe(host);
});

it.each([undefined, '', 'a b', 'a@b', 'a/b', 'a:b', '[::zz]', 'exa mple.com', 'a?x'])(
  'rejects %j',
  (header) => {
    expect(readHostName(header)).toBeNull();
  },
);

it('returns the same for a header that was read before', () => {
  expect([readHostName('Again.example:1'), readHostName('Again.example:1')]).toEqual([
    'again.example',
    'again.example',
  ]);
  expect([readHostName('a:b'), readHostName('a:b')]).toEqual([null, null]);
});
