import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';

/** Shows the error message, for a bug the request id, and no internal details. */
export const errorFrame: Frame<'error'> = {
  View: ({ main, page }) => (
    <div className="notice">
      <h1>{page.text('error.title')}</h1>
      <p>{main.message ?? page.text('error.text')}</p>
      {main.requestId !== undefined && (
        <p>
          <small>{page.text('error.request', { requestId: main.requestId })}</small>
        </p>
      )}
      <a className="button" href="/">
        {page.text('nav.home')}
      </a>
    </div>
  ),
  title: ({ page }) => page.text('error.title'),
  styles: [noticeStyle],
  blockTypes: () => [],
};
