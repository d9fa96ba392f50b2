import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { Icon } from '../../kit/icon/icon-view.tsx';
import type { search } from './schema.ts';
import { suggestionAttributes, SuggestionsView } from './suggestions-view.tsx';

/** A plain form that opens the site's search page. */
export const SearchView = ({
  id,
  props,
  page,
}: BlockViewProps<PropsOf<typeof search>>): ReactNode => (
  <search>
    <form className="search-field field" action="/search" {...suggestionAttributes(page)}>
      <label className="unseen" htmlFor={`words-${id}`}>
        {page.text('search.label')}
      </label>
      <input
        id={`words-${id}`}
        type="search"
        name="q"
        placeholder={props.hint === '' ? undefined : props.hint}
        required
      />
      <button type="submit" aria-label={page.text('search.submit')}>
        <Icon name="search" size={20} />
      </button>
      <SuggestionsView id={`suggestions-${id}`} page={page} />
    </form>
  </search>
);
