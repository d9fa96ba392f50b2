import { Icon, suggestionAttributes, SuggestionsView } from '@sitewright/blocks/view';
import type { ReactNode } from 'react';
import type { FrameProps } from '../frame.ts';

/** The site search as a plain form. */
export function SearchForm({
  query = '',
  page,
}: {
  readonly query?: string;
  readonly page: FrameProps['page'];
}): ReactNode {
  return (
    <search>
      <form className="search-form field" action="/search" {...suggestionAttributes(page)}>
        <label className="unseen" htmlFor="search-words">
          {page.text('search.label')}
        </label>
        <input id="search-words" type="search" name="q" defaultValue={query} />
        <button className="button" type="submit" aria-label={page.text('search.submit')}>
          <Icon name="search" size={20} />
        </button>
        <SuggestionsView id="search-suggestions" page={page} />
      </form>
    </search>
  );
}
