import { expect, it } from 'vitest';
import { toOriginForm } from './origin-form.ts';

const rewritten = (url: string, host: string | undefined) => {
  const request = { url, headers: host === undefined ? {} : { host } };
  toOriginForm(request);
  return request.url;
};

it.each([
  ['http://shop.example/about?a=1', '/about?a=1'],
  ['https://SHOP.example/', '/'],
  ['HTTP://shop.example', '/'],
  ['http://shop.example?a=1', '/?a=1'],
  ['/about', '/about'],
])('rewrites %s with its own host to %s', (url, expected) => {
  expect(rewritten(url, 'shop.example')).toBe(expected);
});

it.each([
  'http://evil.example/',
  'http://shop.example@evil.example/',
  'http://evil@shop.example/',
  'http://shop.example:81/',
  'ftp://shop.example/',
  'http://shop.example/#top',
  'shop.example:443',
  '*',
])('does not change %s', (url) => {
  expect(rewritten(url, 'shop.example')).toBe(url);
  expect(rewritten(url, undefined)).toBe(url);
});
