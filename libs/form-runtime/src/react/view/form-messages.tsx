import { anatomy } from '../../dom/anatomy.ts';

/** What concerns the form as a whole, above or below the fields. It is there before it says something, so that it is read out. */
export function FormMessages({
  part,
  lines = [],
  seen,
}: {
  readonly part: 'top' | 'bottom';
  readonly lines: readonly string[] | undefined;
  /** The line that is for eyes alone: who listens hears what is wrong, and is where it is wrong. */
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
