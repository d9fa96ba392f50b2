import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakePassword, fakeSignUpToken } from '../../fake-api/account-handlers.ts';
import { renderApp } from '../../fake-api/render-app.tsx';

it('redirects a person without a session to the login, and back to the requested screen', async () => {
  const { screen, address } = await renderApp('/harbour-cafe/pages', {
    state: { isLoggedIn: false },
  });
  await expect.element(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Email address'), 'owner@example.com');
  await userEvent.fill(screen.getByLabelText('Password'), fakePassword);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Pages' })).toBeVisible();
  expect(address()).toBe('/config/harbour-cafe/pages');
});

it('moves the focus to the heading after a login by keyboard, without a ring around it', async () => {
  const { screen } = await renderApp('/login', { state: { isLoggedIn: false } });
  await userEvent.fill(screen.getByLabelText('Email address'), 'owner@example.com');
  await userEvent.fill(screen.getByLabelText('Password'), fakePassword);
  await userEvent.keyboard('{Enter}');
  const heading = screen.getByRole('heading', { name: 'Websites' });
  await expect.element(heading).toHaveFocus();
  expect(heading.element().matches(':focus-visible')).toBe(true);
  expect(getComputedStyle(heading.element()).outlineStyle).toBe('none');
  await userEvent.keyboard('{Tab}');
  expect(getComputedStyle(document.activeElement!).outlineStyle).not.toBe('none');
});

it('shows an error for wrong credentials and keeps the email address', async () => {
  const { screen } = await renderApp('/login', { state: { isLoggedIn: false } });
  await userEvent.fill(screen.getByLabelText('Email address'), 'owner@example.com');
  await userEvent.fill(screen.getByLabelText('Password'), 'guess');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect
    .element(screen.getByRole('alert').getByText('The e-mail address or password is not right.'))
    .toBeVisible();
  await expect.element(screen.getByLabelText('Email address')).toHaveValue('owner@example.com');
});

const fillIn = async (screen: Awaited<ReturnType<typeof renderApp>>['screen'], email: string) => {
  await userEvent.fill(screen.getByLabelText('Your name'), 'Nora');
  await userEvent.fill(screen.getByLabelText('Email address'), email);
  await userEvent.fill(screen.getByLabelText('Password'), 'long enough');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
};

it.each(['nora@example.com', 'owner@example.com'])(
  'shows the same message after a sign-up for %s, whether or not the account exists',
  async (email) => {
    const { screen } = await renderApp('/signup', { state: { isLoggedIn: false } });
    await fillIn(screen, email);
    await expect.element(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect
      .element(
        screen.getByText(
          `We sent an email to ${email}. Follow its link to finish creating your account.`,
        ),
      )
      .toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.element(screen.getByLabelText('Email address')).toHaveValue(email);
  },
);

it('points to the server log when the server does not send mail', async () => {
  const { screen } = await renderApp('/signup', {
    state: { isLoggedIn: false, mailDelivery: 'log' },
  });
  await fillIn(screen, 'nora@example.com');
  await expect.element(screen.getByText(/is in the server’s log/)).toBeVisible();
});

it('confirms a sign-up with the token and password and opens the websites', async () => {
  const { screen } = await renderApp(`/confirm-sign-up?token=${fakeSignUpToken}`, {
    state: { isLoggedIn: false },
  });
  const password = screen.getByLabelText('Password');
  await userEvent.fill(password, 'guess');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(password)
    .toHaveAccessibleDescription('This is not the password that you chose.');
  await userEvent.fill(password, fakePassword);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm email address' }));
  await expect.element(screen.getByRole('heading', { name: 'Websites' })).toBeVisible();
});

it('shows an error for an invalid sign-up token and links to the sign-up form', async () => {
  const { screen, address } = await renderApp('/confirm-sign-up?token=another', {
    state: { isLoggedIn: false },
  });
  await userEvent.fill(screen.getByLabelText('Password'), fakePassword);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(
      screen.getByText('This link was used or has expired. Please create your account again.'),
    )
    .toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Create your account again' }));
  await expect.poll(address).toBe('/config/signup');
});

it.each([
  ['/login', 'Log in', 'This field is required.'],
  ['/signup', 'Create account', 'Please enter at least 8 characters.'],
])('shows errors at the fields of an empty %s form', async (path, button, sentence) => {
  const { screen } = await renderApp(path, { state: { isLoggedIn: false } });
  await userEvent.click(screen.getByRole('button', { name: button }));
  await expect.element(screen.getByText(/format name@example\.com/)).toBeVisible();
  await expect.element(screen.getByText(sentence).last()).toBeVisible();
});
