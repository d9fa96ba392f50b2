import { listContributors, removeContributor } from '@sitewright/contracts/api';
import { findChangeError, type Permission } from '@sitewright/contracts/codes';
import type { Contributor } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { formatDay } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { ChangeRolesDialog } from './change-roles-dialog.tsx';
import styles from './contributors.module.css';
import { useSendWithFreshLogin } from '../account/use-send-with-fresh-login.tsx';
import { roleNames } from './role-labels.ts';

type OpenDialog = { readonly kind: 'roles' | 'removal'; readonly contributor: Contributor } | null;

/** The contributors of the website. Those with the permission can change roles and remove people. */
export function ContributorList({
  contributors,
  held,
  ownId,
}: {
  readonly contributors: readonly Contributor[];
  readonly held: ReadonlySet<Permission>;
  readonly ownId: string | undefined;
}): ReactNode {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const close = () => setOpenDialog(null);
  return (
    <>
      <ul className={styles.list} aria-label="Contributors">
        {contributors.map((contributor) => (
          <ContributorRow
            key={contributor.id}
            contributor={contributor}
            held={held}
            isSelf={contributor.id === ownId}
            onOpenDialog={(kind) => setOpenDialog({ kind, contributor })}
          />
        ))}
      </ul>
      {openDialog?.kind === 'roles' && (
        <ChangeRolesDialog held={held} contributor={openDialog.contributor} onClose={close} />
      )}
      {openDialog?.kind === 'removal' && (
        <RemoveDialog contributor={openDialog.contributor} onClose={close} />
      )}
    </>
  );
}

function ContributorRow({
  contributor,
  held,
  isSelf,
  onOpenDialog,
}: {
  readonly contributor: Contributor;
  readonly held: ReadonlySet<Permission>;
  readonly isSelf: boolean;
  readonly onOpenDialog: (kind: 'roles' | 'removal') => void;
}): ReactNode {
  const { displayName, email, isOwner, roles, joinedAt } = contributor;
  const changeError = findChangeError(held, contributor);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h2 className={styles.name}>
          {displayName} {isOwner && <Badge tone="accent">Owner</Badge>}{' '}
          {isSelf && <Badge>You</Badge>}
        </h2>
        <p className={styles.quiet}>{email}</p>
        <p>{isOwner ? 'Everything' : roleNames(roles)}</p>
        <p className={styles.quiet}>
          Since <time dateTime={joinedAt}>{formatDay(joinedAt)}</time>
        </p>
        {changeError === 'rightsExceeded' && (
          <p className={styles.quiet}>You cannot change a person with more permissions than you.</p>
        )}
      </div>
      {changeError === null && !isSelf && (
        <div className={styles.actions}>
          <Button
            size="small"
            aria-label={`Change roles of ${displayName}`}
            onPress={() => onOpenDialog('roles')}
          >
            Change roles
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove ${displayName}`}
            onPress={() => onOpenDialog('removal')}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}

function RemoveDialog({
  contributor: { id: accountId, displayName },
  onClose,
}: {
  readonly contributor: Contributor;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const remove = useSendWithFreshLogin(removeContributor, [listContributors]);

  async function confirm() {
    const removed = await remove.run({ params: { websiteId, accountId } });
    if (removed === null) return;
    toast.success(`${displayName} no longer works on the website`);
    onClose();
  }

  return (
    <>
      <ConfirmDialog
        title={`Remove ${displayName}?`}
        action="Remove"
        isOpen
        isPending={remove.isPending}
        onClose={onClose}
        onConfirm={() => void confirm()}
      >
        {remove.error?.message ??
          'Their work stays. Access ends immediately in every browser, and invitations they sent are withdrawn.'}
      </ConfirmDialog>
      {remove.question}
    </>
  );
}
