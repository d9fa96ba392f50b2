import { listSavedFilters, saveFilter, type FilteredList } from '@sitewright/contracts/api';
import { Bookmark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import type { Sent } from '../../api/call.ts';
import { Button } from '../../controls/button.tsx';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { newVariantId } from '../items/new-variant-id.ts';
import type { TabFilter } from './tab-filter.ts';
import { TabNameDialog } from './tab-name-dialog.tsx';

/** Saves the filter that is shown as a tab of the list. */
export function SaveTabButton({
  list,
  filter,
}: {
  readonly list: FilteredList;
  readonly filter: TabFilter;
}): ReactNode {
  const { id: websiteId } = useSite();
  // One id for each opened dialog: a name that is sent twice makes one tab.
  const [id, setId] = useState<string | null>(null);
  const send = useSend(saveFilter, [listSavedFilters]);

  async function save(name: string) {
    // The server checks the members by the list.
    const body = { id, list, name, filter } as Sent<typeof saveFilter>['body'];
    const saved = await send.mutateAsync({ params: { websiteId }, body }).catch(() => null);
    if (saved === null) return;
    setId(null);
    toast.success(orderText('orders.tabSaved', { name }));
  }
  return (
    <>
      <Button
        variant="quiet"
        icon={<Bookmark aria-hidden="true" />}
        onPress={() => {
          send.reset();
          setId(newVariantId());
        }}
      >
        {orderText('orders.saveAsTab')}
      </Button>
      {id !== null && (
        <TabNameDialog
          title={orderText('orders.saveAsTab')}
          action={orderText('orders.saveTab')}
          error={send.error}
          isPending={send.isPending}
          onSave={(name) => void save(name)}
          onClose={() => setId(null)}
        />
      )}
    </>
  );
}
