import type { ReactNode } from 'react';

/** A form of required text fields with an error message below each, as one of the libraries implements it. */
export interface FormSubject {
  /** Renders the fields with ids `f0`, `f1`, …, and their errors with ids `e0`, `e1`, …. */
  readonly render: (fieldCount: number) => ReactNode;
  /** Validates the form that was rendered last, as its submit button does. */
  readonly submit: () => Promise<unknown>;
}

let rendered = 0;

/** How often any row was rendered since `forgetRows`. */
export const renderedRows = (): number => rendered;
export function forgetRows(): void {
  rendered = 0;
}
/** Called by each row when it is rendered. */
export function countRow(): void {
  rendered += 1;
}

export const fieldIds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `f${index}`);

export const errorId = (id: string): string => `e${id.slice(1)}`;
