import type { ReactNode } from 'react';
import type { ViewPage } from '../../kit/block/view-props.ts';

/** The attributes of a search form whose island shows results while a visitor types. */
export const suggestionAttributes = ({ text }: Pick<ViewPage, 'text'>) => ({
  'data-island': 'search',
  'data-island-when': 'touch',
  'data-from': text('product.priceFrom', { startingPrice: '{startingPrice}' }),
  'data-count': text('search.suggestionCount', { count: '{count}' }),
});

/** The list of results below the field of a search form, which its island fills. */
export const SuggestionsView = ({
  id,
  page,
}: {
  /** Unique in the page. */
  readonly id: string;
  readonly page: Pick<ViewPage, 'text'>;
}): ReactNode => (
  <div
    className="suggestions"
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the options are links
    role="listbox"
    aria-label={page.text('search.suggestions')}
    data-suggestions=""
    hidden
  />
);
