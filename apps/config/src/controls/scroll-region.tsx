import type { ReactNode } from 'react';

/** A scrolling area without focusable content: it takes the focus itself, so that keys can scroll it. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it only a pointer could scroll here
    <section aria-label={label} className={className} tabIndex={0}>
      {children}
    </section>
  );
}
