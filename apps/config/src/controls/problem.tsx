import type { ReactNode } from 'react';
import { CallError } from '../api/call.ts';
import { classNames } from '../theme/class-names.ts';
import styles from './problem.module.css';
import { RequestReference } from './request-reference.tsx';

/** A failure in the server's words, with the reference that support needs. Renders nothing without an error. */
export function Problem({
  error,
  before,
  isBox = true,
}: {
  readonly error: Error | null | undefined;
  /** What failed, before the reason: `Unable to update form.` */
  readonly before?: string;
  /** On its own surface; otherwise inline. */
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

/** The request id of the failed call; undefined if it never reached the server. */
export const requestIdOf = (error: Error): string | undefined =>
  error instanceof CallError ? error.failure.requestId : undefined;
