import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';

/** The server failed: says so, with the reference by which its log can be searched, and nothing of its insides. */
export const errorFrame: Frame<'error'> = {
  View: ({ main, page }) => (
    <div className="notice">
      <h1>{page.text('error.title')}</h1>
      <p>{page.text('error.text')}</p>
      <p>
        <small>{page.text('error.request', { requestId: main.requestId })}</small>
      </p>
      <a className="button" href="/">
        {page.text('nav.home')}
      </a>
    </div>
  ),
  title: ({ page }) => page.text('error.title'),
  styles: [noticeStyle],
  blockTypes: () => [],
};
