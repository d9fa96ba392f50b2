import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { confirmSignUp } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { AccountPage } from './account-page.tsx';
import styles from './account-page.module.css';

/** The target of the emailed link that confirms the address of a new account. */
export function ConfirmSignUpScreen(): ReactNode {
  const { token = '' } = useSearch({ from: '/confirm-sign-up' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const send = useSend(confirmSignUp);
  const errors = fieldErrors(send.error);

  async function submit() {
    const confirmed = await send.mutateAsync({ body: { token, password } }).catch(() => null);
    if (confirmed === null) return;
    client.clear();
    await navigate({ to: '/' });
  }

  return (
    <AccountPage
      title="Confirm your email address"
      description="Enter the password that you chose to finish creating your account."
      foot={
        <>
          Link expired? <Link to="/signup">Create your account again</Link>
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
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
          isFirst
        />
        <Button type="submit" variant="primary" isPending={send.isPending}>
          Confirm email address
        </Button>
      </form>
    </AccountPage>
  );
}
