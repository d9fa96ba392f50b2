import { fieldStyle } from '@sitewright/blocks/view';
import { blockType } from '@sitewright/contracts/codes';
import type { Frame } from '../frame.ts';
import noticeStyle from '../notice.css?inline';
import searchFormStyle from '../search/search-form.css?inline';
import { SearchForm } from '../search/search-form.tsx';

/** The 404 page: a message, a search form and a link home. */
export const notFoundFrame: Frame<'notFound'> = {
  View: ({ page }) => (
    <div className="notice">
      <h1>{page.text('notFound.title')}</h1>
      <p>{page.text('notFound.text')}</p>
      <SearchForm page={page} />
      <a className="button" data-look="secondary" href="/">
        {page.text('nav.home')}
      </a>
    </div>
  ),
  title: ({ page }) => page.text('notFound.title'),
  styles: [fieldStyle, noticeStyle, searchFormStyle],
  blockTypes: () => [blockType.SEARCH],
};
