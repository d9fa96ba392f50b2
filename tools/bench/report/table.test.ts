import { expect, it } from 'vitest';
import { printTable } from './table.ts';

it('aligns text left and numbers right', () => {
  expect(
    printTable({
      title: 'Pages',
      columns: ['page', 'bytes'],
      rows: [
        ['home', 12_345],
        ['a long name', 0.1234],
      ],
      notes: ['One run.'],
      errors: ['home has 12,345 bytes.'],
    }),
  ).toBe(
    [
      '',
      'Pages',
      '',
      'page          bytes',
      '-----------  ------',
      'home         12,345',
      'a long name   0.123',
      '* One run.',
      'Over budget: home has 12,345 bytes.',
      '',
    ].join('\n'),
  );
});
