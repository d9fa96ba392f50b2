import type { ReactNode } from 'react';
import type { MemberLabels } from '../drafts/merge/describe-path.ts';
import { fieldErrors } from '../api/field-errors.ts';
import { toSentenceCase } from '../format/readable.ts';
import { Problem } from './problem.tsx';
import styles from './problem.module.css';
import { useUnshownErrors } from './shown-errors.tsx';

/** A field's path by its labels: `product.variants.0.price` is `Price and stock, 1, Price`. */
function nameOf(path: string, labels: MemberLabels): string {
  const steps = path
    .split('.')
    .map((step) =>
      /^\d+$/.test(step) ? String(Number(step) + 1) : (labels[step] ?? toSentenceCase(step)),
    );
  return steps.filter((step) => step !== '').join(', ');
}

/** Why a form was not saved. Fields show their own errors; all others appear here. */
export function FormProblem({
  error,
  labels = {},
  isBox = true,
  before,
}: {
  readonly error: Error | null | undefined;
  /** The labels of the form's members. */
  readonly labels?: MemberLabels;
  readonly isBox?: boolean;
  /** What failed, before the reason. */
  readonly before?: string;
}): ReactNode {
  const errors = fieldErrors(error ?? null);
  const unshown = useUnshownErrors(errors);
  if (Object.keys(errors).length === 0)
    return <Problem error={error} isBox={isBox} {...(before === undefined ? {} : { before })} />;
  const reason =
    unshown.length === 0
      ? 'Check the marked fields.'
      : unshown.map(([field, message]) => `${nameOf(field, labels)}: ${message}`).join(' ');
  return (
    <div className={isBox ? `${styles.problem} ${styles.box}` : styles.problem} role="alert">
      <p>{`${before ?? 'Not saved.'} ${reason}`}</p>
    </div>
  );
}
