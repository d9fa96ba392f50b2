import type { ReactNode } from 'react';
import type { FrameProps } from './frame.ts';

/** Pagination links; nothing if there is only one page. */
export function PageLinks({
  number,
  count,
  hrefOf,
  page,
}: {
  /** The current page, from 1. */
  readonly number: number;
  readonly count: number;
  readonly hrefOf: (number: number) => string;
  readonly page: FrameProps['page'];
}): ReactNode {
  if (count < 2) return null;
  const { format } = new Intl.NumberFormat(page.locale);
  return (
    <nav className="page-links" aria-label={page.text('nav.pages')}>
      {number > 1 ? (
        <a href={hrefOf(number - 1)} rel="prev">
          {page.text('nav.previousPage')}
        </a>
      ) : (
        <span />
      )}
      <span>{page.text('nav.page', { page: format(number), count: format(count) })}</span>
      {number < count ? (
        <a href={hrefOf(number + 1)} rel="next">
          {page.text('nav.nextPage')}
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
