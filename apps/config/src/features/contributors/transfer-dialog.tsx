import {
  confirmPassword,
  listContributors,
  listWebsites,
  readAccount,
  readWebsite,
  transferWebsite,
} from '@sitewright/contracts/api';
import { useId, useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { useCompleteList } from '../../api/read-list.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { Reading } from '../../controls/reading.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';

/** Transfers the website to another contributor. Always requires the password: only the new owner could revert it. */
export function TransferDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const form = useId();
  const { id: websiteId, title } = useSite();
  const contributors = useCompleteList(listContributors, { params: { websiteId } });
  const candidates = contributors.data?.rows.filter(({ isOwner }) => !isOwner) ?? [];
  const [accountId, setAccountId] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const confirm = useSend(confirmPassword);
  const transfer = useSend(transferWebsite, [
    listContributors,
    readWebsite,
    listWebsites,
    readAccount,
  ]);

  async function submit() {
    if (accountId === null) return;
    const confirmed = await confirm.mutateAsync({ body: { password } }).catch(() => null);
    if (confirmed === null) return;
    const params = { websiteId };
    const response = await transfer.mutateAsync({ params, body: { accountId } }).catch(() => null);
    if (response === null) return;
    const newOwner = candidates.find((candidate) => candidate.id === accountId);
    toast.success(`${newOwner?.displayName ?? 'The new owner'} owns the website now`);
    onClose();
  }

  return (
    <Dialog
      title={`Transfer ${title}`}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            isPending={confirm.isPending || transfer.isPending}
            isDisabled={accountId === null || password === ''}
          >
            Transfer website
          </Button>
        </>
      }
    >
      <p>
        The new owner can do everything, including deleting the website. Only they can transfer it
        back. You stay as an administrator.
      </p>
      <Reading read={contributors} problem="The contributors could not be loaded.">
        {() => (
          <form
            id={form}
            style={{ display: 'grid', gap: 'var(--gap-large)' }}
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
          >
            <SelectField
              label="New owner"
              choices={candidates.map((candidate) => ({
                value: candidate.id,
                label: `${candidate.displayName}, ${candidate.email}`,
              }))}
              value={accountId}
              onChange={setAccountId}
              error={transfer.error?.message}
            />
            <TextField
              label="Your password"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              error={fieldErrors(confirm.error).password ?? confirm.error?.message}
            />
          </form>
        )}
      </Reading>
    </Dialog>
  );
}
