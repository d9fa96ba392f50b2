import type { ReactNode } from 'react';
import type { MemberWords } from '../composition/merge/describe-path.ts';
import { fieldErrors } from '../composition/field-errors.ts';
import { readable } from '../look/readable.ts';
import { Problem } from './problem.tsx';
import styles from './problem.module.css';
import { useUnshownErrors } from './shown-errors.tsx';

/** A field by its path, as people know it: `product.variants.0.price` is `Price and stock, 1, Price`. */
function nameOf(path: string, words: MemberWords): string {
  const steps = path
    .split('.')
    .map((step) =>
      /^\d+$/.test(step) ? String(Number(step) + 1) : (words[step] ?? readable(step)),
    );
  return steps.filter((step) => step !== '').join(', ');
}

/**
 * Why a form was not saved. What fields show is said by them; what none of them shows is said here, so that no error is
 * without its reason.
 */
export function FormProblem({
  error,
  words = {},
  isBox = true,
  before,
}: {
  readonly error: Error | null | undefined;
  /** What the members of the form are called on the screen. */
  readonly words?: MemberWords;
  readonly isBox?: boolean;
  /** What was tried, before the reason. */
  readonly before?: string;
}): ReactNode {
  const errors = fieldErrors(error ?? null);
  const unshown = useUnshownErrors(errors);
  if (Object.keys(errors).length === 0)
    return <Problem error={error} isBox={isBox} {...(before === undefined ? {} : { before })} />;
  const reason =
    unshown.length === 0
      ? 'Check the marked fields.'
      : unshown.map(([field, sentence]) => `${nameOf(field, words)}: ${sentence}`).join(' ');
  return (
    <div className={isBox ? `${styles.problem} ${styles.box}` : styles.problem} role="alert">
      <p>{`${before ?? 'Not saved.'} ${reason}`}</p>
    </div>
  );
}
