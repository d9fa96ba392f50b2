import { narrowsProducts } from '@sitewright/commerce/listing';
import {
  DocumentView,
  fieldStyle,
  hasLeadPicture,
  ItemsView,
  monthName,
  monthOf,
  itemsStyle,
  ratingStyle,
  type ItemsViewProps,
} from '@sitewright/blocks/view';
import { listCategoryTree, type CategoryBranch } from '@sitewright/contracts/categories';
import { blockType, collectionType } from '@sitewright/contracts/codes';
import type { CollectionView } from '@sitewright/contracts/entities';
import { Fragment, type ReactNode } from 'react';
import type { Frame, FrameProps } from '../frame.ts';
import { PageLinks } from '../page-links.tsx';
import pageLinksStyle from '../page-links.css?inline';
import { addressOf } from './collection-address.ts';
import collectionStyle from './collection.css?inline';
import { FiltersView } from '../product-filters/filters-view.tsx';
import filtersStyle from '../product-filters/product-filters.css?inline';

/** The layout of each collection view (ENUM-06). */
const arrangements: Readonly<
  Record<
    CollectionView['view'],
    Pick<ItemsViewProps, 'arrangement' | 'perRow' | 'pictureRatio' | 'shows'>
  >
> = {
  list: {
    arrangement: 'list',
    perRow: 1,
    pictureRatio: 1.5,
    shows: { date: true, author: true, excerpt: true },
  },
  grid: { arrangement: 'grid', perRow: 3, pictureRatio: 1.25, shows: { categories: true } },
  product: {
    arrangement: 'grid',
    perRow: 4,
    pictureRatio: 0.8,
    shows: { price: true, quickView: true },
  },
};

/** Whether a link led to a part of the collection. */
const isPart = ({ filters, foundNothing }: CollectionView): boolean =>
  foundNothing === true || Object.values(filters).some((value) => value !== undefined);

/** Whether there are items, but none that the filters select. */
const hasNoMatches = ({ foundNothing, products }: CollectionView): boolean =>
  foundNothing === true || (products !== undefined && narrowsProducts(products.filters));

/** Links to all categories, each with those in it, and back to all items, which also resets the author, the tag and the month. */
function Categories({ main, page }: FrameProps<'collection'>): ReactNode {
  const { collection } = main;
  const { categories, filters } = collection;
  // Another category may not have the chosen options.
  const { options: _options, ...products } = collection.products?.filters ?? {};
  if (categories.length === 0 && !isPart(collection)) return null;
  const link = (title: string, href: string, isCurrent: boolean) => (
    <a href={href} aria-current={isCurrent ? 'true' : undefined}>
      {title}
    </a>
  );
  const branchItem = ({ name, children }: CategoryBranch): ReactNode => (
    <li key={name}>
      {link(
        name,
        addressOf(collection, { filters: { category: name }, products }),
        filters.category === name,
      )}
      {children.length > 0 && <ul>{children.map(branchItem)}</ul>}
    </li>
  );
  return (
    <nav className="collection-categories" aria-label={page.text('item.categories')}>
      <ul>
        <li>
          {link(
            page.text('item.all'),
            addressOf(collection, { filters: {}, products }),
            !isPart(collection),
          )}
        </li>
        {categories.map(branchItem)}
      </ul>
    </nav>
  );
}

const isListed = (categories: readonly CategoryBranch[], category: string): boolean =>
  listCategoryTree(categories).some(({ name }) => name === category);

/** The active filters, except a category of the list, which is marked there. */
function ActiveFilters({ main, page }: FrameProps<'collection'>): ReactNode {
  const { categories, filters } = main.collection;
  const { category, author, tag, month } = filters;
  const labels = [
    category === undefined || isListed(categories, category) ? '' : category,
    tag === undefined ? '' : `#${tag}`,
    author === undefined ? '' : page.text('item.by', { author }),
    month === undefined ? '' : monthName(monthOf(month), page.locale),
  ].filter((text) => text !== '');
  if (labels.length === 0) return null;
  return (
    <p className="collection-narrowing">
      {labels.map((text, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </p>
  );
}

function Pages({ main, page }: FrameProps<'collection'>): ReactNode {
  const { collection } = main;
  const { filters, products } = collection;
  const hrefOf = (number: number) =>
    addressOf(collection, { filters, products: products?.filters, page: number });
  return (
    <PageLinks number={collection.page} count={collection.pageCount} hrefOf={hrefOf} page={page} />
  );
}

/** Events always show their date, whatever the view. */
function arrangementOf({ view, type }: CollectionView) {
  const arrangement = arrangements[view];
  return type === collectionType.EVENTS
    ? { ...arrangement, shows: { ...arrangement.shows, date: true } }
    : arrangement;
}

/** Whether the owner's sections have content. If not, the name of the collection is the heading of the page. */
const hasBlocks = ({ document }: FrameProps<'collection'>['main']) =>
  document.sections.some(({ layout }) => Object.keys(layout.blocks).length > 0);

/** A collection: the owner's sections, then its items, filtered and paginated. */
export const collectionFrame: Frame<'collection'> = {
  View: (props) => {
    const { main, view, page } = props;
    const { collection, document } = main;
    const { products } = collection;
    return (
      <>
        <DocumentView document={document} data={view.data} page={page} />
        <section className="collection" data-theme="lightest" data-view={collection.view}>
          {hasBlocks(main) ? (
            <h2 className="unseen">{collection.title}</h2>
          ) : (
            <h1>{collection.title}</h1>
          )}
          <Categories {...props} />
          <ActiveFilters {...props} />
          {products !== undefined && <FiltersView listing={products} {...{ main, page }} />}
          <div className="collection-results">
            {collection.items.length === 0 ? (
              <p>{page.text(hasNoMatches(collection) ? 'general.noResults' : 'item.none')}</p>
            ) : (
              <ItemsView
                items={collection.items}
                {...arrangementOf(collection)}
                heading={hasBlocks(main) ? 'h3' : 'h2'}
                page={page}
                sizes={`min(${100 - 2 * page.spacing.pagePaddingVw}vw, ${page.spacing.pageWidthPx}px)`}
                loading={hasLeadPicture(document.sections) ? 'eager' : 'first'}
              />
            )}
            <Pages {...props} />
          </div>
        </section>
      </>
    );
  },
  styles: [fieldStyle, itemsStyle, ratingStyle, collectionStyle, filtersStyle, pageLinksStyle],
  // The quick view of a product has the styles of its block.
  blockTypes: ({ collection }) => (collection.products === undefined ? [] : [blockType.PRODUCT]),
};
