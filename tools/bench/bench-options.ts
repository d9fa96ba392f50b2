import { parseArgs } from 'node:util';
import type { Table } from './report/table.ts';

/** What may be said behind `npm run bench -- <name>`. */
export interface BenchOptions {
  /** PostgreSQL instead of the embedded database, where a bench can do both. */
  readonly postgres: boolean;
  /** Rounds that alternate between what is compared; the median is printed. */
  readonly rounds: number;
  /** Parts of a bench, where it has some; none stands for all. */
  readonly only: readonly string[];
}

export type Bench = (options: BenchOptions) => Promise<readonly Table[]>;

export interface BenchCall {
  readonly names: readonly string[];
  readonly options: BenchOptions;
  readonly isJson: boolean;
}

/** Reads the command line; throws with a sentence when it says something else. */
export function parseBenchCall(args: readonly string[]): BenchCall {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      postgres: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds needs a whole number.');
  if (values.only !== '' && positionals.length !== 1)
    throw new Error('--only needs the name of one bench.');
  return {
    names: positionals,
    options: {
      postgres: values.postgres,
      rounds,
      only: values.only.split(',').filter((name) => name !== ''),
    },
    isJson: values.json,
  };
}
