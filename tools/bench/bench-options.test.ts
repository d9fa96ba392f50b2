import { expect, it } from 'vitest';
import { parseBenchCall } from './bench-options.ts';

it('parses names and options in any order', () => {
  expect(
    parseBenchCall(['--postgres', 'libs', '--rounds', '3', '--only', 'money,data-layer', '--json']),
  ).toEqual({
    names: ['libs'],
    options: { postgres: true, rounds: 3, only: ['money', 'data-layer'] },
    isJson: true,
  });
});

it('returns defaults without arguments', () => {
  expect(parseBenchCall([])).toEqual({
    names: [],
    options: { postgres: false, rounds: 5, only: [] },
    isJson: false,
  });
});

it.each([['--rounds', '0'], ['--rounds', 'many'], ['--quick']])('rejects %s %s', (...args) => {
  expect(() => parseBenchCall(args.filter((word) => word !== undefined))).toThrow(/rounds|quick/);
});

it.each([[[]], [['page', 'libs']]])(
  'rejects --only for %j, which is not exactly one bench',
  (names) => {
    expect(() => parseBenchCall([...names, '--only', 'money'])).toThrow('one bench');
  },
);
