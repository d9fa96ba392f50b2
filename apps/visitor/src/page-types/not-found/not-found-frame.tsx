import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';

/** There is nothing at this address: a sentence, a search and a way home. */
export const notFoundFrame: Frame<'notFound'> = {
  View: ({ page }) => (
    <div className="notice">
      <h1>{page.text('notFound.title')}</h1>
      <p>{page.text('notFound.text')}</p>
      <a className="button" href="/">
        {page.text('nav.home')}
      </a>
    </div>
  ),
  styles: [noticeStyle],
  blockTypes: () => [],
};
