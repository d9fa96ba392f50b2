import {
  listInvitations,
  listMail,
  resendInvitation,
  withdrawInvitation,
} from '@sitewright/contracts/api';
import { findGrantError, type Permission } from '@sitewright/contracts/codes';
import type { Invitation } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useServices } from '../../app/services.ts';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { formatDay } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import styles from './contributors.module.css';
import { useSendWithFreshLogin } from '../account/use-send-with-fresh-login.tsx';
import { roleNames } from './role-labels.ts';

/** The pending invitations, which can be sent again or withdrawn. */
export function InvitationList({
  invitations,
  held,
}: {
  readonly invitations: readonly Invitation[];
  readonly held: ReadonlySet<Permission>;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  const resend = useSendWithFreshLogin(resendInvitation, [listInvitations, listMail]);
  const withdraw = useSendWithFreshLogin(withdrawInvitation, [listInvitations]);
  const paramsOf = ({ id: invitationId }: Invitation) => ({ params: { websiteId, invitationId } });

  async function sendAgain(invitation: Invitation) {
    const sent = await resend.run(paramsOf(invitation));
    if (sent !== null) toast.success(`Sent again to ${sent.email}`);
  }
  async function confirmWithdrawal(invitation: Invitation) {
    const response = await withdraw.run(paramsOf(invitation));
    setWithdrawing(null);
    if (response === null) return;
    toast.success('Invitation withdrawn');
  }

  const problem = resend.error ?? withdraw.error;
  return (
    <>
      <Problem error={problem} />
      <ul className={styles.list} aria-label="Pending invitations">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            mayChange={findGrantError(held, invitation.roles) === null}
            onResend={() => void sendAgain(invitation)}
            onWithdraw={() => setWithdrawing(invitation)}
          />
        ))}
      </ul>
      {withdrawing !== null && (
        <ConfirmDialog
          title={`Withdraw the invitation of ${withdrawing.email}?`}
          action="Withdraw"
          isOpen
          isPending={withdraw.isPending}
          onClose={() => setWithdrawing(null)}
          onConfirm={() => void confirmWithdrawal(withdrawing)}
        >
          The link in the email stops working.
        </ConfirmDialog>
      )}
      {resend.question}
      {withdraw.question}
    </>
  );
}

function InvitationRow({
  invitation: { email, roles, invitedBy, sentAt, expiresAt },
  mayChange,
  onResend,
  onWithdraw,
}: {
  readonly invitation: Invitation;
  readonly mayChange: boolean;
  readonly onResend: () => void;
  readonly onWithdraw: () => void;
}): ReactNode {
  const { now } = useServices();
  const isExpired = Date.parse(expiresAt) <= now();
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <h3 className={styles.name}>
          {email} {isExpired && <Badge tone="warning">Expired</Badge>}
        </h3>
        <p>{roleNames(roles)}</p>
        <p className={styles.quiet}>
          Sent by {invitedBy} on <time dateTime={sentAt}>{formatDay(sentAt)}</time>
          {!isExpired && (
            <>
              , good until <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
            </>
          )}
        </p>
      </div>
      {mayChange && (
        <div className={styles.actions}>
          <Button size="small" aria-label={`Send again to ${email}`} onPress={onResend}>
            Send again
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Withdraw the invitation of ${email}`}
            onPress={onWithdraw}
          >
            Withdraw
          </Button>
        </div>
      )}
    </li>
  );
}
