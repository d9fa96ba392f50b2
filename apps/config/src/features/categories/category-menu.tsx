import {
  changeCategory,
  listCategories,
  listDiscountTargets,
  type Category,
} from '@sitewright/contracts/api';
import { maxTagLength } from '@sitewright/contracts/limits';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { ActionMenu } from '../../controls/action-menu.tsx';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { Problem } from '../../controls/problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';

/** Renames and deletes a stored category at once, in all items that have it. */
export function CategoryMenu({
  category,
  isDisabled,
}: {
  readonly category: Category;
  /** While other changes are not saved. */
  readonly isDisabled: boolean;
}): ReactNode {
  const { name } = category;
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ActionMenu
        label={name}
        trigger={
          <IconButton label={productText('products.actionsFor', { name })} size="small">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        actions={[
          {
            id: 'rename',
            label: productText('products.rename'),
            icon: <Pencil aria-hidden="true" />,
            isDisabled,
            run: () => setOpen('rename'),
          },
          {
            id: 'delete',
            label: productText('products.delete'),
            icon: <Trash2 aria-hidden="true" />,
            isDangerous: true,
            isDisabled,
            run: () => setOpen('delete'),
          },
        ]}
      />
      {open === 'rename' && <RenameDialog category={category} onClose={close} />}
      {open === 'delete' && <DeleteDialog category={category} onClose={close} />}
    </>
  );
}

interface DialogProps {
  readonly category: Category;
  readonly onClose: () => void;
}

function useChange({ category: { name }, onClose }: DialogProps) {
  const { id: websiteId } = useSite();
  const send = useSend(changeCategory, [listCategories, listDiscountTargets]);
  async function change(newName: string | null, message: string) {
    const body = { name, newName };
    const saved = await send.mutateAsync({ params: { websiteId }, body }).catch(() => null);
    if (saved === null) return;
    onClose();
    toast(message);
  }
  return { send, change };
}

function RenameDialog(props: DialogProps): ReactNode {
  const { name, itemCount } = props.category;
  const form = useId();
  const [typed, setTyped] = useState(name);
  const newName = typed.trim();
  const { send, change } = useChange(props);
  const canSave = newName !== '' && newName !== name && newName.length <= maxTagLength.category;
  return (
    <Dialog
      title={productText('products.renameName', { name })}
      isOpen
      onClose={props.onClose}
      actions={
        <>
          <Button onPress={props.onClose}>{productText('products.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            isPending={send.isPending}
            isDisabled={!canSave}
          >
            {productText('products.rename')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) void change(newName, productText('products.renamed', { name, newName }));
        }}
      >
        <TextField
          label={productText('products.nameLabel')}
          value={typed}
          onChange={setTyped}
          maxLength={maxTagLength.category}
          isFirst
          autoComplete="off"
          help={productText('products.renameCategoryHelp', { count: itemCount })}
          error={fieldErrors(send.error)['newName']}
        />
        <Problem error={send.error} isBox={false} />
      </form>
    </Dialog>
  );
}

function DeleteDialog(props: DialogProps): ReactNode {
  const { name, itemCount } = props.category;
  const { send, change } = useChange(props);
  return (
    <ConfirmDialog
      title={productText('products.deleteQuestion', { name })}
      action={productText('products.deleteCategory')}
      isOpen
      isPending={send.isPending}
      onClose={props.onClose}
      onConfirm={() => void change(null, productText('products.categoryDeleted', { name }))}
    >
      {productText('products.deleteCategoryText', { count: itemCount })}
      <Problem error={send.error} isBox={false} />
    </ConfirmDialog>
  );
}
