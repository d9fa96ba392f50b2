import { expect, it } from 'vitest';
import { isReservedIdentifier, isReservedPath } from './reserved-names.ts';

it('reserves the first path segments of the product’s own routes', () => {
  expect(['api', 'cart', 'checkout/subscribe', 'assets/app', 'healthz'].every(isReservedPath)).toBe(
    true,
  );
  expect(['carts', 'about', 'blog/cart'].some(isReservedPath)).toBe(false);
});

it('reserves the product’s own subdomains and screen names', () => {
  const hosts = ['config', 'api', 'www', 'mail', 'admin', 'docs'];
  const screens = ['login', 'signup', 'design', 'invitation'];
  expect([...hosts, ...screens].every(isReservedIdentifier)).toBe(true);
  expect(['demo', 'configs', 'designs'].some(isReservedIdentifier)).toBe(false);
});
