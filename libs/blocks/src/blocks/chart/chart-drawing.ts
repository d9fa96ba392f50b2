import type { Dataset } from './parse-dataset.ts';

/** The input of every chart type. */
export interface ChartDrawing {
  readonly dataset: Dataset;
  /** Formats a number in the page's language, with its unit. */
  readonly write: (value: number) => string;
}
