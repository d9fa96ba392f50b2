import type { Page } from '../composition/page.ts';

/** What the recorders of a page share. */
export interface Recording {
  readonly page: Page;
  readonly send: Page['census']['send'];
  readonly readCrumb: () => string;
  /** Tells developers, by the trace log and the console, never the visitor. */
  readonly warn: (message: string) => void;
  /** What happened before the recorders were there. */
  readonly earlier: readonly Event[];
  readonly signal: AbortSignal;
}
