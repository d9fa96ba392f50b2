import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { listCollections, listItems, listPages } from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import type { PageSummary } from '@sitewright/contracts/entities';
import { Download, FolderTree, Plus, Tags, Upload } from 'lucide-react';
import { useDeferredValue, type ReactNode } from 'react';
import { useList, useCompleteList } from '../../api/read-list.ts';
import { Button } from '../../controls/button.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { selectedOf, useRowSelection } from '../../controls/row-selection.ts';
import { Screen } from '../../controls/screen.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { configText } from '../../texts/config-text.ts';
import { ExportDialog } from '../product-imports/export-dialog.tsx';
import { isFiltered, queryOf, type ItemsSearch } from './item-filter.ts';
import { ItemFilters } from './item-filters.tsx';
import { ItemList } from './item-list.tsx';
import { ProductBulkBar } from './product-bulk-bar.tsx';
import { productText } from '../../texts/product-text.ts';

/** Explains when visitors can see the items. `page` is undefined if the editor may not read pages. */
function describeVisibility(page: PageSummary | undefined): string {
  if (page === undefined) return productText('products.visibleWithPage');
  return productText(
    page.changed === 'new' ? 'products.visibleAfterPublish' : 'products.visibleAtOnce',
  );
}

/** The products of the store. */
export const ProductsScreen = (): ReactNode => <ItemsScreen isShop />;

/** The items of other collections: posts, projects, events. */
export const ContentScreen = (): ReactNode => <ItemsScreen isShop={false} />;

function ItemsScreen({ isShop }: { readonly isShop: boolean }): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const {
    collection: requestedId,
    dialog,
    ...filter
  }: ItemsSearch = useSearch({ from: `/$identifier/framed/${isShop ? 'products' : 'content'}` });
  const to = isShop ? '/$identifier/products' : '/$identifier/content';
  const navigate = useNavigate();
  const collections = useCompleteList(listCollections, { params: { websiteId } });
  const may = usePermissions();
  const mayReadPages = may('content.read_draft');
  const selection = useRowSelection();
  const pages = useCompleteList(listPages, { params: { websiteId } }, { enabled: mayReadPages });
  const rows = (collections.data?.rows ?? []).filter(
    ({ type }) => (type === collectionType.PRODUCTS) === isShop,
  );
  const chosen = rows.find(({ id }) => id === requestedId) ?? rows[0];
  const query = useDeferredValue(queryOf(filter));
  const items = useList(
    listItems,
    { params: { websiteId, collectionId: chosen?.id ?? '' }, query },
    { enabled: chosen !== undefined },
  );
  const list = { ...items, error: items.error ?? collections.error };
  const page = pages.data?.rows.find(({ collectionId }) => collectionId === chosen?.id);

  if (collections.data !== undefined && chosen === undefined) {
    return (
      <Screen title={productText(isShop ? 'products.title' : 'products.content')}>
        <EmptyState
          icon={<Tags />}
          title={productText(isShop ? 'products.noShopPage' : 'products.noCollectionYet')}
          action={
            <Link to="/$identifier/pages" params={{ identifier }} search={{}}>
              {productText(isShop ? 'products.addShopPage' : 'products.addContentPage')}
            </Link>
          }
        >
          {productText(isShop ? 'products.noShopPageText' : 'products.noCollectionText')}
        </EmptyState>
      </Screen>
    );
  }
  const mayWrite = chosen !== undefined && may(isShop ? 'products.write' : 'content.write');
  const mayChange = isShop && mayWrite;
  const ids = mayChange ? selectedOf(selection, items.data?.rows) : [];
  const show = (change: ItemsSearch) =>
    void navigate({
      to,
      params: { identifier },
      search: { collection: requestedId, dialog, ...filter, ...change },
      replace: true,
    });
  const add = chosen !== undefined && (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onPress={() =>
        void navigate({
          to: `${to}/$itemId`,
          params: { identifier, itemId: 'new' },
          search: { collection: chosen.id },
        })
      }
    >
      {productText(isShop ? 'products.addProduct' : 'products.addItem')}
    </Button>
  );
  return (
    <Screen
      title={
        isShop ? productText('products.title') : (chosen?.title ?? productText('products.content'))
      }
      description={describeVisibility(page)}
      actions={
        isShop ? (
          <>
            {may('products.read') && (
              <Button
                icon={<Download aria-hidden="true" />}
                onPress={() => show({ dialog: 'export' })}
              >
                {productText('products.export')}
              </Button>
            )}
            <Button
              icon={<FolderTree aria-hidden="true" />}
              onPress={() =>
                void navigate({ to: '/$identifier/products/categories', params: { identifier } })
              }
            >
              {productText('products.categories')}
            </Button>
            {mayChange && (
              <Button
                icon={<Upload aria-hidden="true" />}
                onPress={() =>
                  void navigate({
                    to: '/$identifier/products/import',
                    params: { identifier },
                    search: { collection: chosen.id },
                  })
                }
              >
                {productText('products.import')}
              </Button>
            )}
            {add}
          </>
        ) : (
          add
        )
      }
      width="wide"
    >
      {rows.length > 1 && (
        <div style={{ maxInlineSize: '18rem' }}>
          <SelectField
            label={productText('products.collection')}
            choices={rows.map(({ id, title }) => ({ value: id, label: title }))}
            value={chosen?.id ?? null}
            onChange={(collection) =>
              void navigate({
                to,
                params: { identifier },
                search: { collection },
              })
            }
          />
        </div>
      )}
      {chosen !== undefined && ids.length > 0 ? (
        <ProductBulkBar
          key={`changes of ${chosen.id}`}
          collectionId={chosen.id}
          ids={ids}
          onClear={selection.clear}
        />
      ) : (
        chosen !== undefined &&
        (chosen.itemCount !== 0 || isFiltered(filter)) && (
          <ItemFilters
            collectionId={chosen.id}
            isShop={isShop}
            isOrdered={chosen.type !== collectionType.EVENTS}
            filter={filter}
            onChange={(change) => {
              selection.clear();
              show(change);
            }}
          />
        )
      )}
      <ItemList
        key={chosen?.id}
        list={list}
        collection={chosen}
        filter={filter}
        mayWrite={mayWrite}
        selection={mayChange ? selection : undefined}
        problem={
          collections.error === null
            ? productText('products.itemsNotLoaded')
            : configText('editor.unableToLoadCollections')
        }
        empty={
          isFiltered(filter) ? (
            <EmptyState
              icon={<Tags />}
              title={productText(isShop ? 'products.noProductsFound' : 'products.noItemsFound')}
            >
              {productText('products.tryAnotherFilter')}
            </EmptyState>
          ) : (
            <EmptyState
              icon={<Tags />}
              title={productText(isShop ? 'products.noProductsYet' : 'products.noItemsYet')}
              action={add}
            >
              {productText(isShop ? 'products.firstProduct' : 'products.firstItem')}
            </EmptyState>
          )
        }
      />
      {dialog === 'export' && chosen !== undefined && isShop && (
        <ExportDialog
          collections={rows}
          collectionId={chosen.id}
          onClose={() => show({ dialog: undefined })}
        />
      )}
    </Screen>
  );
}
