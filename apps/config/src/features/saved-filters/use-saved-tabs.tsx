import { listSavedFilters, maxSavedFilters, type FilteredList } from '@sitewright/contracts/api';
import { useRef, type ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import type { Choice } from '../../controls/select-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { SaveTabButton } from './save-tab-button.tsx';
import { isSameFilter, type TabFilter } from './tab-filter.ts';
import { TabMenu } from './tab-menu.tsx';
import styles from './saved-filters.module.css';

interface SavedTabs {
  /** The saved tabs, for the end of the list's own. */
  readonly choices: readonly Choice<string>[];
  /** The id of the saved tab whose filter is shown. */
  readonly activeId: string | undefined;
  /** The filter of a tab; undefined for the list's own tabs. */
  readonly filterOf: (id: string) => TabFilter | undefined;
  /** Buttons that save the filter, or rename or delete the tab that is shown. */
  readonly actions: ReactNode;
}

/** The saved filters of a list as tabs. A tab is active while the list shows exactly its filter. */
export function useSavedTabs(
  list: FilteredList,
  filter: TabFilter,
  { onDeleted }: { readonly onDeleted: () => void },
): SavedTabs {
  const { id: websiteId } = useSite();
  const mayChange = usePermissions()('orders.fulfil');
  const actions = useRef<HTMLDivElement>(null);
  const { rows = [] } =
    useRead(listSavedFilters, { params: { websiteId }, query: { list } }).data ?? {};
  const active = rows.find((row) => isSameFilter(row.filter, filter));
  // A view alone is a tab already.
  const isMore = Object.keys(filter).some((name) => name !== 'view');
  const canSave = isMore && rows.length < maxSavedFilters;
  return {
    choices: rows.map(({ id, name }) => ({ value: id, label: name })),
    activeId: active?.id,
    filterOf: (id) => rows.find((row) => row.id === id)?.filter,
    actions: mayChange && (
      <div ref={actions} tabIndex={-1} className={styles.actions}>
        {active === undefined && canSave && <SaveTabButton list={list} filter={filter} />}
        {active !== undefined && (
          <TabMenu
            key={active.id}
            tab={active}
            onDeleted={() => {
              // The menu disappears with its tab.
              actions.current?.focus();
              onDeleted();
            }}
          />
        )}
      </div>
    ),
  };
}
