import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';

/** The target of a donation button while donations are not available: an explanation and a link home. */
export const donateFrame: Frame<'donate'> = {
  View: ({ page }) => (
    <div className="notice">
      <h1>{page.text('donation.give')}</h1>
      <p>{page.text('donation.closed')}</p>
      <a className="button" href="/">
        {page.text('nav.home')}
      </a>
    </div>
  ),
  title: ({ page }) => page.text('donation.give'),
  styles: [noticeStyle],
  blockTypes: () => [],
};
