import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { listCollections, listItems, listPages } from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import type { PageSummary } from '@sitewright/contracts/entities';
import { Plus, Tags } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Button } from '../../controls/button.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { SearchField } from '../../controls/search-field.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { itemColumns } from './item-columns.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { useList, useCompleteList } from '../../api/read-list.ts';
import { configText } from '../../texts/config-text.ts';

/** Explains when visitors can see the items. `page` is undefined if the editor may not read pages. */
function describeVisibility(page: PageSummary | undefined): string {
  if (page === undefined)
    return 'Visitors see items as soon as the page that shows them is published.';
  return page.changed === 'new'
    ? 'Their page is not published yet: visitors see these items once you publish the website.'
    : 'Items go live immediately, without publishing.';
}

/** The items of a collection: products, posts, projects. */
export function ItemsScreen(): ReactNode {
  const site = useSite();
  const { id: websiteId, identifier } = site;
  const { collection: requestedId } = useSearch({ from: '/$identifier/framed/products' });
  const navigate = useNavigate();
  const collections = useCompleteList(listCollections, { params: { websiteId } });
  const mayReadPages = usePermissions()('content.read_draft');
  const pages = useCompleteList(listPages, { params: { websiteId } }, { enabled: mayReadPages });
  const rows = collections.data?.rows ?? [];
  const chosen =
    rows.find(({ id }) => id === requestedId) ??
    rows.find(({ type }) => type === collectionType.PRODUCTS) ??
    rows[0];
  const [search, setSearch] = useState('');
  const searchText = useDeferredValue(search.trim());
  const items = useList(
    listItems,
    {
      params: { websiteId, collectionId: chosen?.id ?? '' },
      query: searchText === '' ? {} : { search: searchText },
    },
    { enabled: chosen !== undefined },
  );
  const list = { ...items, error: items.error ?? collections.error };
  const page = pages.data?.rows.find(({ collectionId }) => collectionId === chosen?.id);
  const isShop = chosen?.type === collectionType.PRODUCTS;

  if (collections.data !== undefined && chosen === undefined) {
    return (
      <Screen title="Content">
        <EmptyState
          icon={<Tags />}
          title="No collection yet"
          action={
            <Link to="/$identifier/pages" params={{ identifier }} search={{}}>
              Add a shop or a blog
            </Link>
          }
        >
          Products and posts live in a collection, which is a page of your website.
        </EmptyState>
      </Screen>
    );
  }
  const add = chosen !== undefined && (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onPress={() =>
        void navigate({
          to: '/$identifier/products/$itemId',
          params: { identifier, itemId: 'new' },
          search: { collection: chosen.id },
        })
      }
    >
      {isShop ? 'Add product' : 'Add item'}
    </Button>
  );
  return (
    <Screen
      title={chosen?.title ?? 'Content'}
      description={describeVisibility(page)}
      actions={add}
      width="wide"
    >
      {rows.length > 1 && (
        <div style={{ maxInlineSize: '18rem' }}>
          <SelectField
            label="Collection"
            choices={rows.map(({ id, title }) => ({ value: id, label: title }))}
            value={chosen?.id ?? null}
            onChange={(collection) =>
              void navigate({
                to: '/$identifier/products',
                params: { identifier },
                search: { collection },
              })
            }
          />
        </div>
      )}
      {(chosen?.itemCount !== 0 || searchText !== '') && (
        <div style={{ maxInlineSize: '18rem' }}>
          <SearchField
            label={isShop ? 'Search by title or SKU' : 'Search by title'}
            value={search}
            onChange={setSearch}
          />
        </div>
      )}
      <TableListing
        list={list}
        caption={isShop ? 'Products' : 'Items'}
        problem={
          collections.error === null
            ? 'The items could not be loaded.'
            : configText('editor.unableToLoadCollections')
        }
        nouns={isShop ? ['product', 'products'] : ['item', 'items']}
        empty={
          searchText === '' ? (
            <EmptyState icon={<Tags />} title="Nothing here yet" action={add}>
              {isShop
                ? 'Add your first product with a price, an image and its stock.'
                : 'Add your first item.'}
            </EmptyState>
          ) : (
            <EmptyState icon={<Tags />} title={isShop ? 'No product found' : 'No item found'}>
              Try a shorter search.
            </EmptyState>
          )
        }
        columns={itemColumns(site, isShop)}
      />
    </Screen>
  );
}
