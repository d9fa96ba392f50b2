import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';

/** A domain without a website yet (CONTENT-03). */
export const parkingFrame: Frame<'parking'> = {
  View: ({ view, page }) => (
    <div className="notice">
      <h1>{view.site.title}</h1>
      <p>{page.text('parking.text')}</p>
    </div>
  ),
  styles: [noticeStyle],
  blockTypes: () => [],
  isBare: true,
};
