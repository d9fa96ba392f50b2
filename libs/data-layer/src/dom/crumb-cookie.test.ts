import { expect, it } from 'vitest';
import { createCrumbCookie } from './crumb-cookie.ts';

it('reads the crumb among other cookies', () => {
  expect(createCrumbCookie({ cookie: 'a=1; crumb=x%3Dy; other=2' }).readCrumb()).toBe('x=y');
  expect(createCrumbCookie({ cookie: 'breadcrumb=no' }).readCrumb()).toBeUndefined();
  expect(createCrumbCookie({ cookie: '' }).readCrumb()).toBeUndefined();
});

it('reads the current crumb, and ignores one with invalid encoding', () => {
  const page = { cookie: 'crumb=one' };
  const { readCrumb } = createCrumbCookie(page);
  expect(readCrumb()).toBe('one');
  page.cookie = 'crumb=two';
  expect(readCrumb()).toBe('two');
  page.cookie = 'crumb=%';
  expect(readCrumb()).toBeUndefined();
});

it('clears a rejected crumb, but not a new one', () => {
  const old = { cookie: 'crumb=old' };
  createCrumbCookie(old).resetCrumb('old');
  expect(old.cookie).toBe('crumb=; path=/; max-age=0');
  const renewed = { cookie: 'crumb=new' };
  createCrumbCookie(renewed).resetCrumb('old');
  expect(renewed.cookie).toBe('crumb=new');
});
