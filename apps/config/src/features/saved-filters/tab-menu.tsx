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
    toast.success(`Tab “${tab.name}” deleted`);
    onDeleted();
  }
  return (
    <>
      <ActionMenu
        label="Tab"
        actions={[
          {
            id: 'rename',
            label: 'Rename tab',
            icon: <Pencil aria-hidden="true" />,
            run: () => {
              rename.reset();
              setDialog('rename');
            },
          },
          {
            id: 'delete',
            label: 'Delete tab',
            icon: <Trash2 aria-hidden="true" />,
            isDangerous: true,
            run: () => setDialog('delete'),
          },
        ]}
        trigger={
          <IconButton label={`Actions for the tab ${tab.name}`}>
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      />
      {dialog === 'rename' && (
        <TabNameDialog
          title="Rename tab"
          action="Rename tab"
          before={tab.name}
          error={rename.error}
          isPending={rename.isPending}
          onSave={(name) => void saveName(name)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        title={`Delete the tab “${tab.name}”?`}
        action="Delete tab"
        isOpen={dialog === 'delete'}
        isPending={remove.isPending}
        onConfirm={() => void confirmDelete()}
        onClose={close}
      >
        It is deleted for everyone. What the list contains stays.
      </ConfirmDialog>
    </>
  );
}
