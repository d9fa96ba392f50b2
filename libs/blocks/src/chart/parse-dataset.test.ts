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
  });
});

it('keeps a cell without a number empty, and a missing one too', () => {
  expect(parseDataset(`Year;Mugs;Bowls\n2025;many\n2026;${'9'.repeat(400)}`).rows).toStrictEqual([
    { label: '2025', values: [undefined, undefined] },
    { label: '2026', values: [undefined, undefined] },
  ]);
});

it('is empty for an empty text', () => {
  expect(parseDataset('  \n')).toStrictEqual({ heading: '', columns: [], rows: [] });
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
