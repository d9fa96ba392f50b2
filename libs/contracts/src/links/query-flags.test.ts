import { expect, it } from 'vitest';
import { readQueryFlags } from './query-flags.ts';

const off = { noMotion: false, noRedirect: false, loggedOut: false };

it('parses the flags of a query string with or without a question mark', () => {
  expect(readQueryFlags('?a=1&nomotion=true')).toStrictEqual({ ...off, noMotion: true });
  expect(readQueryFlags('logout=true&noredirect=true')).toStrictEqual({
    ...off,
    noRedirect: true,
    loggedOut: true,
  });
});

it('sets noredirect for any value or no value', () => {
  for (const search of ['?noredirect', '?noredirect=', '?noredirect=false']) {
    expect(readQueryFlags(search).noRedirect).toBe(true);
  }
});

it('sets nomotion and logout only for the value true', () => {
  for (const search of ['', '?nomotion', '?nomotion=1', '?logout=false', '?anomotion=true']) {
    expect(readQueryFlags(search)).toStrictEqual(off);
  }
});
