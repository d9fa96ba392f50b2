import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { login } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { AccountPage } from './account-page.tsx';
import styles from './account-page.module.css';
import { offersSignUp } from './offers-sign-up.ts';

/** Logs an owner or collaborator in and continues to the requested screen. */
export function LoginScreen(): ReactNode {
  const { returnTo } = useSearch({ from: '/login' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(true);
  const send = useSend(login);
  const errors = fieldErrors(send.error);

  async function submit() {
    const response = await send
      .mutateAsync({ body: { email, password, rememberMe } })
      .catch(() => null);
    if (response === null) return;
    client.clear();
    await navigate({ href: returnTo ?? '/' });
  }

  return (
    <AccountPage
      title="Log in"
      description="Welcome back."
      foot={
        offersSignUp(returnTo) ? (
          <>
            No account yet?{' '}
            <Link to="/signup" search={{ returnTo }}>
              Create one
            </Link>
          </>
        ) : undefined
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
          label="Email address"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={errors.email}
          isFirst
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        <SwitchField label="Stay logged in" isOn={rememberMe} onChange={setRememberMe} />
        <Button type="submit" variant="primary" isPending={send.isPending}>
          Log in
        </Button>
      </form>
    </AccountPage>
  );
}
