import { useNavigate, useSearch } from '@tanstack/react-router';
import { listAbandonedCarts, readCartRecovery } from '@sitewright/contracts/api';
import { Settings2, ShoppingCart } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useList } from '../../api/read-list.ts';
import { useRead } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { ListToolbar } from '../../controls/list-toolbar.tsx';
import { Problem } from '../../controls/problem.tsx';
import { Screen } from '../../controls/screen.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { orderText } from '../../texts/order-text.ts';
import { cartColumns } from './cart-columns.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';

const views = () =>
  [
    { value: 'all', label: orderText('orders.viewAllCarts') },
    { value: 'open', label: orderText('orders.viewOpenCarts') },
    { value: 'mailed', label: orderText('orders.emailed') },
    { value: 'recovered', label: orderText('orders.viewRecovered') },
  ] as const;

/** Carts that were left at checkout, and the settings of the recovery mail. */
export function AbandonedCartsScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { view } = useSearch({ from: '/$identifier/framed/abandoned-carts' });
  const navigate = useNavigate();
  const mayChange = usePermissions()('settings.write');
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const searchText = useDeferredValue(search.trim());
  const recovery = useRead(readCartRecovery, { params: { websiteId } });
  const list = useList(listAbandonedCarts, {
    params: { websiteId },
    query: {
      ...(view === undefined ? {} : { view }),
      ...(searchText === '' ? {} : { search: searchText }),
    },
  });
  const { data } = recovery;
  const isFiltered = view !== undefined || searchText !== '';
  return (
    <Screen
      title={orderText('orders.abandonedCarts')}
      description={
        data === undefined
          ? orderText('orders.cartsHelp')
          : data.isOn
            ? orderText('orders.cartsHelpOn', { count: data.hours })
            : orderText('orders.cartsHelpOff', { count: data.hours })
      }
      actions={
        mayChange &&
        data !== undefined && (
          <Button icon={<Settings2 aria-hidden="true" />} onPress={() => setOpen(true)}>
            {orderText('orders.recoveryEmails')}
          </Button>
        )
      }
      width="wide"
    >
      <Problem error={recovery.error} />
      <ListToolbar
        views={{
          label: orderText('orders.recovery'),
          choices: views(),
          value: view ?? 'all',
          onChange: (chosen) =>
            void navigate({
              to: '/$identifier/abandoned-carts',
              params: { identifier },
              search: { view: chosen === 'all' ? undefined : chosen },
            }),
        }}
        search={{ label: orderText('orders.searchByEmail'), value: search, onChange: setSearch }}
      />
      <TableListing
        list={list}
        problem={orderText('orders.cartsNotLoaded')}
        caption={orderText('orders.abandonedCarts')}
        nouns={[orderText('orders.nounCart'), orderText('orders.nounCarts')]}
        empty={
          <EmptyState
            icon={<ShoppingCart />}
            title={
              isFiltered ? orderText('orders.noCartsFound') : orderText('orders.noAbandonedCarts')
            }
          >
            {isFiltered ? orderText('orders.noMatches') : orderText('orders.noCartsText')}
          </EmptyState>
        }
        columns={cartColumns(identifier)}
      />
      {isOpen && data !== undefined && (
        <RecoveryDialog settings={data} onClose={() => setOpen(false)} />
      )}
    </Screen>
  );
}
