import { parseArgs } from 'node:util';
import type { Table } from './report/table.ts';

/** Options of `npm run bench -- <name>`. */
export interface BenchOptions {
  /** Uses PostgreSQL instead of the embedded database, if the benchmark supports both. */
  readonly postgres: boolean;
  /** Number of rounds, each of which measures every candidate; the median is printed. */
  readonly rounds: number;
  /** Parts of the benchmark to run, if it has parts; empty for all. */
  readonly only: readonly string[];
}

export type Bench = (options: BenchOptions) => Promise<readonly Table[]>;

export interface BenchCall {
  readonly names: readonly string[];
  readonly options: BenchOptions;
  readonly isJson: boolean;
}

/**
 * Parses the command line.
 *
 * @throws Error with a message for the user when an option is invalid.
 */
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
