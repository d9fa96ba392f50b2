import { anatomy } from '../../dom/anatomy.ts';

/**
 * Messages about the whole form, above or below the fields. Rendered empty first, so that screen readers announce later
 * messages.
 */
export function FormMessages({
  part,
  lines = [],
  seen,
}: {
  readonly part: 'top' | 'bottom';
  readonly lines: readonly string[] | undefined;
  /** A visual-only line: screen readers announce the errors and focus the first one. */
  readonly seen: string;
}) {
  return (
    <div role="alert" {...{ [anatomy[part]]: '' }}>
      {[...new Set(lines)].map((line) => (
        <p key={line} aria-hidden={line === seen || undefined}>
          {line}
        </p>
      ))}
    </div>
  );
}
