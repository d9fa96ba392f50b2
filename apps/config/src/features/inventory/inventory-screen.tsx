import { useNavigate, useSearch } from '@tanstack/react-router';
import { listInventory, type InventoryRow } from '@sitewright/contracts/api';
import { Boxes } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useList } from '../../api/read-list.ts';
import { EmptyState } from '../../controls/empty-state.tsx';
import { ListToolbar } from '../../controls/list-toolbar.tsx';
import { Screen } from '../../controls/screen.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { productText } from '../../texts/product-text.ts';
import { inventoryColumns } from './inventory-columns.tsx';
import { StockDialog } from './stock-dialog.tsx';

const filterKeys = [
  { value: 'all', key: 'products.all' },
  { value: 'low', key: 'products.lowStock' },
  { value: 'out', key: 'products.outOfStock' },
] as const;

/** The stock of all variants in one table. */
export function InventoryScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { state } = useSearch({ from: '/$identifier/framed/inventory' });
  const navigate = useNavigate();
  const mayAdjust = usePermissions()('inventory.write');
  const [search, setSearch] = useState('');
  const [openedRow, setOpenedRow] = useState<InventoryRow | null>(null);
  const searchText = useDeferredValue(search.trim());
  const list = useList(listInventory, {
    params: { websiteId },
    query: {
      ...(state === undefined ? {} : { state }),
      ...(searchText === '' ? {} : { search: searchText }),
    },
  });
  const isFiltered = state !== undefined || searchText !== '';
  const opened = list.data?.rows.find(({ id }) => id === openedRow?.id) ?? openedRow;
  return (
    <Screen
      title={productText('products.inventory')}
      description={productText('products.inventoryText')}
      width="wide"
    >
      <ListToolbar
        views={{
          label: productText('products.stock'),
          choices: filterKeys.map(({ value, key }) => ({ value, label: productText(key) })),
          value: state ?? 'all',
          onChange: (chosen) =>
            void navigate({
              to: '/$identifier/inventory',
              params: { identifier },
              search: { state: chosen === 'all' ? undefined : chosen },
            }),
        }}
        search={{
          label: productText('products.searchInventory'),
          value: search,
          onChange: setSearch,
        }}
      />
      <TableListing
        list={list}
        problem={productText('products.inventoryNotLoaded')}
        caption={productText('products.inventory')}
        nouns={[productText('products.nounVariant'), productText('products.nounVariants')]}
        empty={
          <EmptyState
            icon={<Boxes />}
            title={
              isFiltered
                ? productText('products.noVariantsFound')
                : productText('products.noStockYet')
            }
          >
            {isFiltered
              ? productText('products.tryAnotherSearch')
              : productText('products.inventoryEmpty')}
          </EmptyState>
        }
        columns={inventoryColumns(mayAdjust, setOpenedRow)}
      />
      {opened !== null && (
        <StockDialog row={opened} mayAdjust={mayAdjust} onClose={() => setOpenedRow(null)} />
      )}
    </Screen>
  );
}
