import { expect, it } from 'vitest';
import { splitLine } from './split-line.ts';

it.each([
  ['March, 1240 , -3.5', ',', ['March', '1240', '-3.5']],
  ['March,"1,240",-12.5', ',', ['March', '1,240', '-12.5']],
  ['"6"" pots", "a;b"', ',', ['6" pots', 'a;b']],
  ['6" pots;3', ';', ['6" pots', '3']],
  ['"never ended;3', ';', ['never ended;3']],
  ['a\t\t', '\t', ['a', '', '']],
  ['', ',', ['']],
])('splits %j by %j into %j', (line, separator, cells) => {
  expect(splitLine(line, separator)).toStrictEqual(cells);
});
