import type { Page } from '../page/page.ts';

/** What the recorders of a page share. */
export interface Recording {
  readonly page: Page;
  readonly send: Page['census']['send'];
  readonly readCrumb: () => string;
  /** Warns developers in the trace log and the console, never the visitor. */
  readonly warn: (message: string) => void;
  /** Events from before the recorders loaded. */
  readonly earlyEvents: readonly Event[];
  readonly signal: AbortSignal;
}
