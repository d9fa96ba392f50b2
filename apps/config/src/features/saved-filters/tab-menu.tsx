import {
  deleteFilter,
  listSavedFilters,
  renameFilter,
  type SavedFilter,
} from '@sitewright/contracts/api';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { toastProblem } from '../../api/toast-problem.tsx';
import { ActionMenu } from '../../controls/action-menu.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { TabNameDialog } from './tab-name-dialog.tsx';

/** Renames and deletes the saved tab that is shown. */
export function TabMenu({
  tab,
  onDeleted,
}: {
  readonly tab: SavedFilter;
  readonly onDeleted: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const rename = useSend(renameFilter, [listSavedFilters]);
  const remove = useSend(deleteFilter, [listSavedFilters]);
  const params = { websiteId, filterId: tab.id };
  const close = () => setDialog(null);

  async function saveName(name: string) {
    const renamed = await rename.mutateAsync({ params, body: { name } }).catch(() => null);
    if (renamed !== null) close();
  }
  async function confirmDelete() {
    try {
      await remove.mutateAsync({ params });
    } catch (error) {
      toastProblem(error as Error);
      return;
    }
    close();
    toast.success(orderText('orders.tabDeleted', { name: tab.name }));
    onDeleted();
  }
  return (
    <>
      <ActionMenu
        label={orderText('orders.tab')}
        actions={[
          {
            id: 'rename',
            label: orderText('orders.renameTab'),
            icon: <Pencil aria-hidden="true" />,
            run: () => {
              rename.reset();
              setDialog('rename');
            },
          },
          {
            id: 'delete',
            label: orderText('orders.deleteTab'),
            icon: <Trash2 aria-hidden="true" />,
            isDangerous: true,
            run: () => setDialog('delete'),
          },
        ]}
        trigger={
          <IconButton label={orderText('orders.tabActions', { name: tab.name })}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      />
      {dialog === 'rename' && (
        <TabNameDialog
          title={orderText('orders.renameTab')}
          action={orderText('orders.renameTab')}
          before={tab.name}
          error={rename.error}
          isPending={rename.isPending}
          onSave={(name) => void saveName(name)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        title={orderText('orders.deleteTabQuestion', { name: tab.name })}
        action={orderText('orders.deleteTab')}
        isOpen={dialog === 'delete'}
        isPending={remove.isPending}
        onConfirm={() => void confirmDelete()}
        onClose={close}
      >
        {orderText('orders.deleteTabText')}
      </ConfirmDialog>
    </>
  );
}
