import { inviteContributor, listInvitations, listMail } from '@sitewright/contracts/api';
import type { CollaboratorRole, Permission } from '@sitewright/contracts/codes';
import { useId, useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { useSendWithFreshLogin } from '../account/use-send-with-fresh-login.tsx';
import { RoleFields } from './role-fields.tsx';

/** Sends an invitation with roles to an address. */
export function InviteDialog({
  held,
  onClose,
}: {
  readonly held: ReadonlySet<Permission>;
  readonly onClose: () => void;
}): ReactNode {
  const form = useId();
  const { id: websiteId } = useSite();
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<readonly CollaboratorRole[]>([]);
  const [hasTriedWithoutRoles, setTriedWithoutRoles] = useState(false);
  const invite = useSendWithFreshLogin(inviteContributor, [listInvitations, listMail]);
  const errors = fieldErrors(invite.error);

  async function submit() {
    setTriedWithoutRoles(roles.length === 0);
    if (roles.length === 0) return;
    const body = { email: email.trim(), roles: [...roles] };
    const invitation = await invite.run({ params: { websiteId }, body });
    if (invitation === null) return;
    toast.success(`${invitation.email} is invited`);
    onClose();
  }

  return (
    <>
      <Dialog
        title="Invite a person"
        size="medium"
        isOpen
        onClose={onClose}
        actions={
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button type="submit" form={form} variant="primary" isPending={invite.isPending}>
              Send invitation
            </Button>
          </>
        }
      >
        <form
          id={form}
          noValidate
          style={{ display: 'grid', gap: 'var(--gap-large)' }}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <FormProblem error={invite.error} />
          <TextField
            label="Email address"
            type="email"
            value={email}
            onChange={setEmail}
            error={errors.email}
            help="The invitation is valid for 14 days."
            isFirst
          />
          <RoleFields
            held={held}
            chosen={roles}
            onChange={setRoles}
            error={
              hasTriedWithoutRoles && roles.length === 0
                ? 'Choose at least one role.'
                : errors.roles
            }
          />
        </form>
      </Dialog>
      {invite.question}
    </>
  );
}
