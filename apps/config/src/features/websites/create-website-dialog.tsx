import { useNavigate } from '@tanstack/react-router';
import { createWebsite, listWebsites, readAccount } from '@sitewright/contracts/api';
import { toSiteIdentifier } from '@sitewright/contracts/links';
import { useState, type ReactNode } from 'react';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { TextField } from '../../controls/text-field.tsx';

/** Creates a website with a title and a site id, and opens it. */
export function CreateWebsiteDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [typedIdentifier, setTypedIdentifier] = useState<string | null>(null);
  const identifier = typedIdentifier ?? toSiteIdentifier(title);
  const send = useSend(createWebsite, [listWebsites, readAccount]);
  const errors = fieldErrors(send.error);

  async function submit() {
    const created = await send.mutateAsync({ body: { title, identifier } }).catch(() => null);
    if (created === null) return;
    onClose();
    await navigate({ to: '/$identifier', params: { identifier: created.identifier } });
  }

  return (
    <Dialog
      title="New website"
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" onPress={() => void submit()} isPending={send.isPending}>
            Create website
          </Button>
        </>
      }
    >
      <FormProblem error={send.error} />
      <TextField
        label="Title"
        value={title}
        onChange={setTitle}
        error={errors.title}
        help="Visitors see it in the header and in search results."
        isFirst
      />
      <TextField
        label="Website address"
        value={identifier}
        onChange={setTypedIdentifier}
        error={errors.identifier}
        affix={`.${location.hostname.replace(/^config\./, '')}`}
        isCode
      />
    </Dialog>
  );
}
