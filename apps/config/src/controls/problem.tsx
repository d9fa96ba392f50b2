import type { ReactNode } from 'react';
import { CallError } from '../composition/call.ts';
import { classNames } from '../look/class-names.ts';
import styles from './problem.module.css';
import { RequestReference } from './request-reference.tsx';

/** What went wrong, in the server's words, with the reference that support needs. Nothing without an error. */
export function Problem({
  error,
  before,
  isBox = true,
}: {
  readonly error: Error | null | undefined;
  /** What was tried, before the reason: `Unable to update form.` */
  readonly before?: string;
  /** On a surface of its own; otherwise words in the place where they stand. */
  readonly isBox?: boolean;
}): ReactNode {
  if (error === null || error === undefined) return null;
  return (
    <div className={classNames(styles.problem, isBox && styles.box)} role="alert">
      <p>{before === undefined ? error.message : `${before} ${error.message}`}</p>
      <RequestReference id={requestIdOf(error)} />
    </div>
  );
}

/** The server's name for the call that failed; undefined when it never got there. */
export const requestIdOf = (error: Error): string | undefined =>
  error instanceof CallError ? error.failure.requestId : undefined;
