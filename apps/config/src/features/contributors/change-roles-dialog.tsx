import { changeContributor, listContributors } from '@sitewright/contracts/api';
import type { Permission } from '@sitewright/contracts/codes';
import type { Contributor } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { useSite } from '../../shell/site/site.ts';
import { useSendWithFreshLogin } from '../account/use-send-with-fresh-login.tsx';
import { RoleFields } from './role-fields.tsx';

/** Changes a contributor's roles. */
export function ChangeRolesDialog({
  held,
  contributor,
  onClose,
}: {
  readonly held: ReadonlySet<Permission>;
  readonly contributor: Contributor;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { id: accountId, displayName } = contributor;
  const [roles, setRoles] = useState<Contributor['roles']>(contributor.roles);
  const change = useSendWithFreshLogin(changeContributor, [listContributors]);

  async function save() {
    const params = { websiteId, accountId };
    const saved = await change.run({ params, body: { roles: [...roles] } });
    if (saved === null) return;
    toast.success(`${displayName} has other roles now`);
    onClose();
  }

  return (
    <>
      <Dialog
        title={`Roles of ${displayName}`}
        size="medium"
        isOpen
        onClose={onClose}
        actions={
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button
              variant="primary"
              onPress={() => void save()}
              isPending={change.isPending}
              isDisabled={roles.length === 0}
            >
              Save roles
            </Button>
          </>
        }
      >
        <RoleFields
          held={held}
          chosen={roles}
          onChange={(newRoles) => setRoles([...newRoles])}
          error={roles.length === 0 ? 'Choose at least one role.' : change.error?.message}
        />
      </Dialog>
      {change.question}
    </>
  );
}
