import { describe, expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

describe('createStatementNames', () => {
  it('names a statement when it is met for the third time, and keeps the name', () => {
    const names = createStatementNames();
    const met = [1, 2, 3, 4].map(() => names.nameOf('select title from pages'));
    expect(met).toStrictEqual([undefined, undefined, 's1', 's1']);
  });

  it('gives each statement another name', () => {
    const names = createStatementNames({ after: 1 });
    expect([names.nameOf('select 1'), names.nameOf('select 2')]).toStrictEqual(['s1', 's2']);
  });

  it('names no more statements than allowed', () => {
    const names = createStatementNames({ after: 1, max: 1 });
    expect([
      names.nameOf('select 1'),
      names.nameOf('select 2'),
      names.nameOf('select 1'),
    ]).toStrictEqual(['s1', undefined, 's1']);
  });

  it('never names a statement whose result changes with the table', () => {
    const names = createStatementNames({ after: 1 });
    expect(names.nameOf('select * from pages')).toBeUndefined();
  });
});
