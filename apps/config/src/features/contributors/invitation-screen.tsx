import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import {
  acceptInvitation,
  listWebsites,
  logout,
  readAccount,
  readInvitation,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import { permissionsOf } from '@sitewright/contracts/codes';
import type { ReactNode } from 'react';
import { useRead, useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Problem } from '../../controls/problem.tsx';
import { Skeleton } from '../../controls/reading.tsx';
import { formatDay } from '../../format/date-times.ts';
import { AccountPage } from '../account/account-page.tsx';
import { roleLabels } from './role-labels.ts';
import styles from './invitation-screen.module.css';

type OpenInvitation = EndpointResponse<typeof readInvitation>;

/** The target of an invitation link: what it offers, and how to accept it with the right account. */
export function InvitationScreen(): ReactNode {
  const { token } = useSearch({ from: '/invitation' });
  return token === undefined ? (
    <UnusableInvitation reason="The link contains no invitation. Ask for a new one." />
  ) : (
    <LinkedInvitation token={token} />
  );
}

function LinkedInvitation({ token }: { readonly token: string }): ReactNode {
  // Refetched whenever it is shown: a login or sign-up in between changes the account.
  const read = useRead(readInvitation, { params: { token } }, { staleTime: 0 });
  if (read.error !== null) return <UnusableInvitation reason={read.error.message} />;
  if (read.data === undefined) return <Skeleton />;
  return <InvitationDetails token={token} invitation={read.data} />;
}

function UnusableInvitation({ reason }: { readonly reason: string }): ReactNode {
  return (
    <AccountPage
      title="This invitation cannot be used"
      description={reason}
      foot={<Link to="/">Go to your websites</Link>}
    >
      {null}
    </AccountPage>
  );
}

function InvitationDetails({
  token,
  invitation,
}: {
  readonly token: string;
  readonly invitation: OpenInvitation;
}): ReactNode {
  const { websiteTitle, invitedBy, roles, email, expiresAt, loggedInAs } = invitation;
  return (
    <AccountPage
      title={`Work on ${websiteTitle}`}
      description={`${invitedBy} invites you.`}
      foot={
        <>
          For {email}, good until <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
        </>
      }
    >
      <h2 className={styles.heading}>Your roles</h2>
      <dl className={styles.roles}>
        {roles.map((role) => (
          <div key={role}>
            <dt>{roleLabels[role].name}</dt>
            <dd>{roleLabels[role].may}</dd>
          </div>
        ))}
      </dl>
      {loggedInAs === email ? (
        <AcceptButton token={token} roles={roles} />
      ) : loggedInAs === null ? (
        <LogInOrSignUp email={email} token={token} />
      ) : (
        <SwitchAccount email={email} loggedInAs={loggedInAs} />
      )}
    </AccountPage>
  );
}

function AcceptButton({
  token,
  roles,
}: {
  readonly token: string;
  readonly roles: OpenInvitation['roles'];
}): ReactNode {
  const navigate = useNavigate();
  const { leaveTo } = useServices();
  const accept = useSend(acceptInvitation, [listWebsites, readAccount]);

  async function submit() {
    const accepted = await accept.mutateAsync({ params: { token } }).catch(() => null);
    if (accepted === null) return;
    const { identifier } = accepted;
    // Accounts that may only view or comment cannot use the configuration area: they go to the website itself.
    if (permissionsOf({ isOwner: false, roles }).has('config.access'))
      await navigate({ to: '/$identifier', params: { identifier } });
    else leaveTo(`/visit/${identifier}`);
  }

  return (
    <div className={styles.choice}>
      <Problem error={accept.error} />
      <Button variant="primary" onPress={() => void submit()} isPending={accept.isPending}>
        Accept the invitation
      </Button>
    </div>
  );
}

/** Nobody is logged in: both options return here. */
function LogInOrSignUp({
  email,
  token,
}: {
  readonly email: string;
  readonly token: string;
}): ReactNode {
  const returnTo = useRouterState({ select: ({ location }) => location.href });
  return (
    <div className={styles.choice}>
      <p>To accept it you need an account with the address {email}.</p>
      <Link to="/signup" search={{ returnTo, email, invitation: token }} className={styles.main}>
        Create an account
      </Link>
      <Link to="/login" search={{ returnTo }}>
        I have an account: log in
      </Link>
    </div>
  );
}

function SwitchAccount({
  email,
  loggedInAs,
}: {
  readonly email: string;
  readonly loggedInAs: string;
}): ReactNode {
  const client = useQueryClient();
  const logOut = useSend(logout);
  return (
    <div className={styles.choice}>
      <p>
        You are logged in as {loggedInAs}. The invitation is for {email}.
      </p>
      <Button
        variant="primary"
        isPending={logOut.isPending}
        onPress={() => logOut.mutate({}, { onSettled: () => void client.resetQueries() })}
      >
        Log out and continue
      </Button>
    </div>
  );
}
