import type { Browser } from 'playwright';
import type { Comparison } from './comparison.ts';

export interface LibraryBenchOptions {
  readonly browser: Browser;
  readonly rounds: number;
}

/** What one library costs beside its peers. */
export interface LibraryBench {
  readonly measure: (options: LibraryBenchOptions) => Promise<readonly Comparison[]>;
  /** How it was measured, in sentences. */
  readonly notes: readonly string[];
}
