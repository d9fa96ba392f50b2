import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { signUp, type EndpointResponse } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { AccountPage } from './account-page.tsx';
import styles from './account-page.module.css';

/** Creates an owner account. An emailed link confirms the address, unless an invitation already did. */
export function SignUpScreen(): ReactNode {
  const { returnTo, email: invitedEmail = '', invitation } = useSearch({ from: '/signup' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const [displayName, setDisplayName] = useState('');
  const [email, setEmail] = useState(invitedEmail);
  const [password, setPassword] = useState('');
  const send = useSend(signUp);
  const errors = fieldErrors(send.error);

  async function submit() {
    const body = {
      displayName,
      email,
      password,
      ...(invitation === undefined ? {} : { invitation }),
    };
    const response = await send.mutateAsync({ body }).catch(() => null);
    if (response === null || response.current === null) return;
    client.clear();
    await navigate({ href: returnTo ?? '/' });
  }

  if (send.data?.current === null)
    return <CheckEmail email={email} sentTo={send.data.sentTo} onBack={send.reset} />;

  return (
    <AccountPage
      title="Create an account"
      description="One account for all of your websites."
      foot={
        <>
          You have one already?{' '}
          <Link to="/login" search={{ returnTo }}>
            Log in
          </Link>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormProblem error={send.error} />
        <TextField
          label="Your name"
          autoComplete="name"
          value={displayName}
          onChange={setDisplayName}
          error={errors.displayName}
          isFirst
        />
        <TextField
          label="Email address"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          error={errors.email}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
          help="At least 8 characters."
        />
        <Button type="submit" variant="primary" isPending={send.isPending}>
          Create account
        </Button>
      </form>
    </AccountPage>
  );
}

/** The same for every address: only its owner may learn whether it already has an account. */
function CheckEmail({
  email,
  sentTo,
  onBack,
}: {
  readonly email: string;
  readonly sentTo: EndpointResponse<typeof signUp>['sentTo'];
  readonly onBack: () => void;
}): ReactNode {
  return (
    <AccountPage
      title="Check your email"
      description={
        sentTo === 'mail'
          ? `We sent an email to ${email}. Follow its link to finish creating your account.`
          : `This server sends no email. The link for ${email} is in the server’s log.`
      }
      foot={
        <>
          Wrong address, or no email?{' '}
          <Button size="small" onPress={onBack}>
            Try again
          </Button>
        </>
      }
    >
      {null}
    </AccountPage>
  );
}
