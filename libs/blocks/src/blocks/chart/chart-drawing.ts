import type { Dataset } from './parse-dataset.ts';

/** What every kind of chart is drawn from. */
export interface ChartDrawing {
  readonly dataset: Dataset;
  /** A number as the page's language writes it, with its unit. */
  readonly write: (value: number) => string;
}
