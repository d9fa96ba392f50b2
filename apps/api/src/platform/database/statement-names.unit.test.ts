import { describe, expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

describe('createStatementNames', () => {
  it('names a statement from its third use on and reuses the name', () => {
    const names = createStatementNames();
    const met = [1, 2, 3, 4].map(() => names.nameOf('select title from pages'));
    expect(met).toStrictEqual([undefined, undefined, 's1', 's1']);
  });

  it('gives each statement a different name', () => {
    const names = createStatementNames({ after: 1 });
    expect([names.nameOf('select 1'), names.nameOf('select 2')]).toStrictEqual(['s1', 's2']);
  });

  it('names at most max statements', () => {
    const names = createStatementNames({ after: 1, max: 1 });
    expect([
      names.nameOf('select 1'),
      names.nameOf('select 2'),
      names.nameOf('select 1'),
    ]).toStrictEqual(['s1', undefined, 's1']);
  });

  it('does not name a "select *", because its columns change with the table', () => {
    const names = createStatementNames({ after: 1 });
    expect(names.nameOf('select * from pages')).toBeUndefined();
  });
});
