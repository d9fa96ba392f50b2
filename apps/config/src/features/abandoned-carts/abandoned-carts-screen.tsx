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
import { cartColumns } from './cart-columns.tsx';
import { RecoveryDialog } from './recovery-dialog.tsx';

const views = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'mailed', label: 'Emailed' },
  { value: 'recovered', label: 'Recovered' },
] as const;

const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);

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
      title="Abandoned carts"
      description={
        data === undefined
          ? 'Carts that were left at checkout.'
          : data.isOn
            ? `Carts that were left at checkout. A recovery email is sent after ${hoursText(data.hours)}.`
            : 'Carts that were left at checkout. Recovery emails are turned off.'
      }
      actions={
        mayChange &&
        data !== undefined && (
          <Button icon={<Settings2 aria-hidden="true" />} onPress={() => setOpen(true)}>
            Recovery emails
          </Button>
        )
      }
      width="wide"
    >
      <Problem error={recovery.error} />
      <ListToolbar
        views={{
          label: 'Recovery',
          choices: views,
          value: view ?? 'all',
          onChange: (chosen) =>
            void navigate({
              to: '/$identifier/abandoned-carts',
              params: { identifier },
              search: { view: chosen === 'all' ? undefined : chosen },
            }),
        }}
        search={{ label: 'Search by email', value: search, onChange: setSearch }}
      />
      <TableListing
        list={list}
        problem="The abandoned carts could not be loaded."
        caption="Abandoned carts"
        nouns={['cart', 'carts']}
        empty={
          <EmptyState
            icon={<ShoppingCart />}
            title={isFiltered ? 'No carts found' : 'No abandoned carts'}
          >
            {isFiltered
              ? 'Try another filter or a shorter search.'
              : 'A cart appears here when a customer enters an email address at checkout and does not order. Carts are kept for two weeks.'}
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
