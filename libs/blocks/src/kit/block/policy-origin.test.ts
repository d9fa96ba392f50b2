import { expect, it } from 'vitest';
import { policyOrigin } from './policy-origin.ts';

it.each([
  ['https://live.example/film.m3u8?at=1', 'https://live.example'],
  ['HTTPS://Live.Example:8443/', 'https://live.example:8443'],
  ['http://localhost:4000/', 'http://localhost:4000'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example'],
])('returns for %s the origin %s', (address, origin) => expect(policyOrigin(address)).toBe(origin));

it.each([
  'https://*/film.m3u8',
  'https://*.example/film.m3u8',
  'https://a;sandbox/film.m3u8',
  'https://a,b/film.m3u8',
  "https://'unsafe-inline'/",
  'https://[::1]/',
  'data:text/html,x',
  'javascript:alert(1)',
  '/film.m3u8',
  '',
])('returns undefined for %s', (address) => expect(policyOrigin(address)).toBeUndefined());
