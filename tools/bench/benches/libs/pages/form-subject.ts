import type { ReactNode } from 'react';

/** A form of so many required text fields with an error under each, by one library or another. */
export interface FormSubject {
  /** Its markup: `#f0`, `#f1`, … and `#e0`, `#e1`, … where there is an error. */
  readonly render: (fieldCount: number) => ReactNode;
  /** Checks the form that was rendered last, as a press of its button does. */
  readonly submit: () => Promise<unknown>;
}

let rendered = 0;

/** How often any row was rendered since `forgetRows`. */
export const renderedRows = (): number => rendered;
export function forgetRows(): void {
  rendered = 0;
}
/** Said by each row as it is rendered. */
export function countRow(): void {
  rendered += 1;
}

export const fieldIds = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `f${index}`);

export const errorId = (id: string): string => `e${id.slice(1)}`;
