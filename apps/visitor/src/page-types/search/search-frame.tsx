import { fieldStyle } from '@sitewright/blocks/view';
import { blockType } from '@sitewright/contracts/codes';
import type { ReactNode } from 'react';
import type { Frame, FrameProps } from '../frame.ts';
import { PageLinks } from '../page-links.tsx';
import pageLinksStyle from '../page-links.css?inline';
import { SearchForm } from './search-form.tsx';
import searchFormStyle from './search-form.css?inline';
import searchStyle from './search.css?inline';

/** The first page has no number. */
const searchParams = (query: string, number: number): string =>
  new URLSearchParams({ q: query, ...(number > 1 ? { page: String(number) } : {}) }).toString();

function Results({ main, page }: FrameProps<'search'>): ReactNode {
  const { query, searchedFor } = main;
  if (query.trim() === '') return null;
  if (main.failed) return <p>{page.text('general.unableToLoadResults')}</p>;
  if (main.results.length === 0) return <p>{page.text('general.noResults')}</p>;
  return (
    <>
      {searchedFor !== undefined && <p>{page.text('search.instead', { query })}</p>}
      <h2 className={searchedFor === undefined ? 'unseen' : 'search-instead'}>
        {page.text('search.resultsFor', { query: searchedFor ?? query })}
      </h2>
      <ol className="search-results">
        {main.results.map(({ title, path, excerpt }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            {excerpt !== '' && <p>{excerpt}</p>}
          </li>
        ))}
      </ol>
      {main.pages !== undefined && (
        <PageLinks
          {...main.pages}
          hrefOf={(number) => `/search?${searchParams(query, number)}`}
          page={page}
        />
      )}
    </>
  );
}

/** The search results of the site (ROUTE-25). */
export const searchFrame: Frame<'search'> = {
  View: (props) => (
    <div className="search">
      <h1>{props.page.text('search.title')}</h1>
      <SearchForm query={props.main.query} page={props.page} />
      <div aria-live="polite">
        <Results {...props} />
      </div>
    </div>
  ),
  // The query comes from the URL: a link must not be able to set the title of the page.
  title: ({ page }) => page.text('search.title'),
  styles: [fieldStyle, searchFormStyle, searchStyle, pageLinksStyle],
  blockTypes: () => [blockType.SEARCH],
};
