import { expect, it } from 'vitest';
import { parseDataset } from './parse-dataset.ts';

it.each([
  ['Year\tMugs\tBowls\n2025\t120\t40\n2026\t1 200\t-3.5'],
  ['Year;Mugs;Bowls\r\n2025;120;40\r\n\r\n2026;1200;-3,5\r\n'],
  ['Year, Mugs, Bowls\n2025, 120, 40\n2026, 1200, -3.5'],
])('reads what a spreadsheet copies or writes: %j', (text) => {
  expect(parseDataset(text)).toStrictEqual({
    heading: 'Year',
    columns: ['Mugs', 'Bowls'],
    rows: [
      { label: '2025', values: [120, 40] },
      { label: '2026', values: [1200, -3.5] },
    ],
    unread: [],
    isIncomplete: false,
  });
});

it('keeps a cell without a number empty, and a missing one too', () => {
  expect(parseDataset(`Year;Mugs;Bowls\n2025;many\n2026;${'9'.repeat(400)}`).rows).toStrictEqual([
    { label: '2025', values: [undefined, undefined] },
    { label: '2026', values: [undefined, undefined] },
  ]);
});

it('is empty for an empty text', () => {
  expect(parseDataset('  \n')).toStrictEqual({
    heading: '',
    columns: [],
    rows: [],
    unread: [],
    isIncomplete: false,
  });
});

it('draws the first hundred rows and the first twenty columns', () => {
  const line = (label: string) =>
    [label, ...Array.from({ length: 30 }, (_, index) => index)].join(';');
  const { columns, rows } = parseDataset(
    [line('head'), ...Array.from({ length: 120 }, (_, index) => line(`row ${index}`))].join('\n'),
  );
  expect(columns).toHaveLength(20);
  expect(rows).toHaveLength(100);
  expect(rows.at(-1)?.label).toBe('row 99');
  expect(rows[0]?.values.at(-1)).toBe(19);
});

it.each([
  ['en', 'Sales\tChange', 'March\t1,240\t−21', [1240, -21]],
  ['de', 'Sales;Change', 'March;1.240;-12,5', [1240, -12.5]],
  ['en', 'Sales;Change', 'March;1.240,50;1.020.300', [1240.5, 1_020_300]],
  ['en', 'Sales,Change', 'March,"1,240",-12.5', [1240, -12.5]],
  ['en', 'Sales;Change', "March;$1'240.50;+8 %", [1240.5, 8]],
  ['en', 'Sales;Change', 'March;1,02,300;1.2.3', [undefined, undefined]],
])('reads numbers in %s as they are written: %j, %j', (locale, columns, line, values) => {
  const separator = /[\t;,]/.exec(columns)?.[0] ?? '';
  const { rows } = parseDataset(`Month${separator}${columns}\n${line}`, locale);
  expect(rows).toStrictEqual([{ label: 'March', values }]);
});

it('tells which cells hold something else than a number', () => {
  const { unread } = parseDataset('Year;Mugs;Bowls\n2025;many;\n2026;12;(4)');
  expect(unread).toStrictEqual(['many', '(4)']);
});
