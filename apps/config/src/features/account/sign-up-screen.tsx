import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { signUp } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { fieldErrors, formError } from '../../composition/field-errors.ts';
import { useSend } from '../../composition/read.ts';
import { Button } from '../../controls/button.tsx';
import { Problem } from '../../controls/problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { AccountPage } from './account-page.tsx';
import styles from './account-page.module.css';

/** Creates an owner account and goes on to the first website, or back to what led here. */
export function SignUpScreen(): ReactNode {
  const { returnTo, email: expected = '' } = useSearch({ from: '/signup' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const [displayName, setDisplayName] = useState('');
  const [email, setEmail] = useState(expected);
  const [password, setPassword] = useState('');
  const send = useSend(signUp);
  const errors = fieldErrors(send.error);

  async function submit() {
    const body = { displayName, email, password };
    const sent = await send.mutateAsync({ body }).catch(() => null);
    if (sent === null) return;
    client.clear();
    await navigate({ href: returnTo ?? '/' });
  }

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
        <Problem error={formError(send.error)} />
        <TextField
          label="Your name"
          autoComplete="name"
          value={displayName}
          onChange={setDisplayName}
          error={errors.displayName}
          isFirst
        />
        <TextField
          label="E-mail address"
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
        <Button type="submit" look="primary" isPending={send.isPending}>
          Create account
        </Button>
      </form>
    </AccountPage>
  );
}
