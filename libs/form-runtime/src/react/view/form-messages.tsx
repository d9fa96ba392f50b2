import { anatomy } from '../../dom/anatomy.ts';

/** What concerns the form as a whole, above or below the fields. It is there before it says something, so that it is read out. */
export function FormMessages({
  part,
  lines = [],
}: {
  readonly part: 'top' | 'bottom';
  readonly lines: readonly string[] | undefined;
}) {
  return (
    <div role="alert" {...{ [anatomy[part]]: '' }}>
      {[...new Set(lines)].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
