import { expect, it } from 'vitest';
import { readQueryFlags } from './query-flags.ts';

const off = { noMotion: false, noRedirect: false, loggedOut: false };

it('reads the flags of a query, with and without its question mark', () => {
  expect(readQueryFlags('?a=1&nomotion=true')).toStrictEqual({ ...off, noMotion: true });
  expect(readQueryFlags('logout=true&noredirect=true')).toStrictEqual({
    ...off,
    noRedirect: true,
    loggedOut: true,
  });
});

it('takes noredirect with any value and with none', () => {
  for (const search of ['?noredirect', '?noredirect=', '?noredirect=false']) {
    expect(readQueryFlags(search).noRedirect).toBe(true);
  }
});

it('takes nomotion and logout with the value true alone', () => {
  for (const search of ['', '?nomotion', '?nomotion=1', '?logout=false', '?anomotion=true']) {
    expect(readQueryFlags(search)).toStrictEqual(off);
  }
});
