import type { Browser } from 'playwright';
import type { Comparison } from './comparison.ts';

export interface LibraryBenchOptions {
  readonly browser: Browser;
  readonly rounds: number;
}

/** A benchmark that compares one library with its peers. */
export interface LibraryBench {
  readonly measure: (options: LibraryBenchOptions) => Promise<readonly Comparison[]>;
  /** Sentences that explain how the figures were measured. */
  readonly notes: readonly string[];
}
