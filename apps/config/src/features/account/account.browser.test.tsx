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

it('says in a sentence that the credentials are wrong, and keeps what was typed', async () => {
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
  'says the same of an account for %s, whether there is one or not',
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

it('says where the link is when the server sends no mail', async () => {
  const { screen } = await renderApp('/signup', {
    state: { isLoggedIn: false, mailGoesTo: 'log' },
  });
  await fillIn(screen, 'nora@example.com');
  await expect.element(screen.getByText(/is in the server’s log/)).toBeVisible();
});

it('finishes an account with the link and the password, and goes on to the websites', async () => {
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

it('says that a link is over, and leads to another', async () => {
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
])('says at the fields of an empty %s what is missing', async (path, button, sentence) => {
  const { screen } = await renderApp(path, { state: { isLoggedIn: false } });
  await userEvent.click(screen.getByRole('button', { name: button }));
  await expect.element(screen.getByText(/format name@example\.com/)).toBeVisible();
  await expect.element(screen.getByText(sentence).last()).toBeVisible();
});
