import { expect, it } from 'vitest';
import { parseDataset } from './parse-dataset.ts';

it.each([
  ['Year\tMugs\tBowls\n2025\t120\t40\n2026\t1 200\t-3.5'],
  ['Year;Mugs;Bowls\r\n2025;120;40\r\n\r\n2026;1200;-3,5\r\n'],
  ['Year, Mugs, Bowls\n2025, 120, 40\n2026, 1200, -3.5'],
])('parses tab-, semicolon- and comma-separated data: %j', (text) => {
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

it('returns undefined for non-numeric and missing cells', () => {
  expect(parseDataset(`Year;Mugs;Bowls\n2025;many\n2026;${'9'.repeat(400)}`).rows).toStrictEqual([
    { label: '2025', values: [undefined, undefined] },
    { label: '2026', values: [undefined, undefined] },
  ]);
});

it('returns an empty dataset for blank text', () => {
  expect(parseDataset('  \n')).toStrictEqual({
    heading: '',
    columns: [],
    rows: [],
    unread: [],
    isIncomplete: false,
  });
});

it('reads at most 100 rows and 20 columns', () => {
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
])(
  'parses numbers in locale %s with the separators of the data: %j, %j',
  (locale, columns, line, values) => {
    const separator = /[\t;,]/.exec(columns)?.[0] ?? '';
    const { rows } = parseDataset(`Month${separator}${columns}\n${line}`, locale);
    expect(rows).toStrictEqual([{ label: 'March', values }]);
  },
);

it('returns the text of non-numeric cells', () => {
  const { unread } = parseDataset('Year;Mugs;Bowls\n2025;many;\n2026;12;(4)');
  expect(unread).toStrictEqual(['many', '(4)']);
});
