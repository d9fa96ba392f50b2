import { listContributors, listInvitations, readAccount } from '@sitewright/contracts/api';
import type { Permission } from '@sitewright/contracts/codes';
import { UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useList } from '../../api/read-list.ts';
import { useRead } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Listing } from '../../controls/listing.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { ContributorList } from './contributor-list.tsx';
import styles from './contributors.module.css';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveCard } from './leave-card.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** Contributors and invitations: inviting, roles, removal and transfer of ownership. */
export function ContributorsScreen(): ReactNode {
  const { id: websiteId, membership } = useSite();
  const [openDialog, setOpenDialog] = useState<'invite' | 'transfer' | null>(null);
  const request = { params: { websiteId } };
  const mayRead = usePermissions()('contributors.read');
  const contributors = useList(listContributors, request, { enabled: mayRead });
  const invitations = useList(listInvitations, request, { enabled: mayRead });
  const account = useRead(readAccount, {});
  const held = new Set(membership.permissions) as ReadonlySet<Permission>;
  const isAlone = (contributors.data?.total ?? 1) <= 1;
  const hasInvitations = (invitations.data?.total ?? 0) > 0;
  return (
    <Screen
      title="Contributors"
      description="People who work on the website with you, each with their own account."
      actions={
        held.has('contributors.write') && (
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden="true" />}
            onPress={() => setOpenDialog('invite')}
          >
            Invite
          </Button>
        )
      }
    >
      {mayRead && (
        <Listing
          list={contributors}
          problem="The contributors could not be loaded."
          nouns={['contributor', 'contributors']}
          empty={null}
        >
          {(rows) => (
            <ContributorList contributors={rows} held={held} ownId={account.data?.account.id} />
          )}
        </Listing>
      )}
      {hasInvitations && (
        <>
          <h2 className={styles.heading}>Pending invitations</h2>
          <Listing
            list={invitations}
            problem="The invitations could not be loaded."
            nouns={['invitation', 'invitations']}
            empty={null}
          >
            {(rows) => <InvitationList invitations={rows} held={held} />}
          </Listing>
        </>
      )}
      {membership.isOwner ? (
        <Card title="Ownership">
          <p>
            {isAlone
              ? 'You own this website. Once it has other contributors, you can transfer it.'
              : 'You own this website. You can transfer it to another contributor.'}
          </p>
          {!isAlone && (
            <div>
              <Button onPress={() => setOpenDialog('transfer')}>Transfer ownership</Button>
            </div>
          )}
        </Card>
      ) : (
        <LeaveCard />
      )}
      {openDialog === 'invite' && <InviteDialog held={held} onClose={() => setOpenDialog(null)} />}
      {openDialog === 'transfer' && <TransferDialog onClose={() => setOpenDialog(null)} />}
    </Screen>
  );
}
