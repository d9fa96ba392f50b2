import { createDataLayer } from '@sitewright/data-layer';
import type { Form } from '@sitewright/contracts/entities';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCall } from '../../api/call.ts';
import { createFakeApi } from '../../fake-api/create-fake-api.ts';
import { fakeFetch } from '../../fake-api/fake-fetch.ts';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sampleForm } from '../../fake-api/sample.ts';

const builder = `/harbour-cafe/forms/${sampleForm.id}`;

it('makes a form and opens it', async () => {
  const { screen, api, address } = await renderApp('/harbour-cafe/forms');
  await userEvent.click(screen.getByRole('button', { name: 'New form' }));
  await expect.poll(() => api.state.forms).toHaveLength(2);
  await expect.poll(address).toBe(`/config/harbour-cafe/forms/${api.state.forms.at(-1)?.id}`);
});

it('has the steps build, storage, advanced, captcha and disclaimer, and saves what each sets', async () => {
  const { screen, api } = await renderApp(builder);
  const tabs = screen.getByRole('tab');
  await expect.element(tabs.first()).toBeVisible();
  expect(tabs.elements().map((tab) => tab.textContent)).toEqual([
    'Build',
    'Storage',
    'Advanced',
    'Captcha',
    'Disclaimer',
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Storage' }));
  await userEvent.fill(screen.getByLabelText('Notification email'), 'olive@example.com');
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  await userEvent.fill(screen.getByLabelText('Button label'), 'Reserve');
  await userEvent.click(screen.getByRole('tab', { name: 'Captcha' }));
  await clickLabel(screen.getByRole('switch'));
  await userEvent.click(screen.getByRole('tab', { name: 'Disclaimer' }));
  await userEvent.fill(screen.getByLabelText('Success message'), 'See you soon.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.forms[0])
    .toMatchObject({
      notifyEmail: 'olive@example.com',
      submitButtonText: 'Reserve',
      captcha: true,
      submissionMessage: 'See you soon.',
    });
});

it('adds a field with the settings of its kind, and removes one', async () => {
  const { screen, api } = await renderApp(builder);
  await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Dropdown' }));
  await userEvent.fill(screen.getByLabelText('Title', { exact: true }), 'Table');
  await userEvent.fill(screen.getByLabelText('Options'), 'Inside\nOutside');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Your name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.forms[0]?.fields)
    .toMatchObject([
      { type: 'email' },
      { type: 'select', title: 'Table', options: ['Inside', 'Outside'] },
    ]);
});

const withTextarea: Form = {
  ...sampleForm,
  fields: [{ id: 'words', type: 'textarea', title: 'Message', maxLength: 600 }],
};
const longest = 'Maximum length';

it('sets the maximum length of a text area while the feature is on (FORM-28, FLAG-05)', async () => {
  const { screen, api, reported } = await renderApp(builder, { state: { forms: [withTextarea] } });
  await userEvent.fill(screen.getByLabelText(longest), '80');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.forms[0]?.fields[0]?.maxLength).toBe(80);
  expect(reported).toEqual([]);
});

it.each([
  ['the server has turned it off (FLAG-05)', { textareaMaxLength: { variant: 'false' } }, []],
  [
    'the server sent no features (FLAG-01)',
    undefined,
    ['Feature textareaMaxLength: The configuration of the features is not loaded.'],
  ],
  [
    'the server does not know it (FLAG-02)',
    { another: { variant: 'true' } },
    ['Feature textareaMaxLength: There is no such feature.'],
  ],
  [
    'the server’s definition is wrong (FLAG-04)',
    { textareaMaxLength: { variant: true } },
    ['Feature textareaMaxLength: The server’s definition of the feature is not one.'],
  ],
])('hides and keeps the maximum length of a text area where %s', async (_, features, expected) => {
  const { screen, api, reported } = await renderApp(builder, {
    state: { forms: [withTextarea], features },
  });
  await userEvent.fill(screen.getByLabelText('Title', { exact: true }), 'Your words');
  await expect.element(screen.getByLabelText(longest)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.forms[0]?.fields[0])
    .toMatchObject({ title: 'Your words', maxLength: 600 });
  expect(reported).toEqual(expected);
});

it('shows an error when a form cannot be opened or updated (FORM-95)', async () => {
  const missing = await renderApp('/harbour-cafe/forms/ffffffffffffffffffffffff');
  await expect.element(missing.screen.getByText('Unable to open form')).toBeVisible();
  await missing.screen.unmount();
  const { screen } = await renderApp(builder);
  await userEvent.click(screen.getByRole('tab', { name: 'Storage' }));
  await userEvent.fill(screen.getByLabelText('Notification email'), 'not an address');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText(/Unable to update form/)).toBeVisible();
});

it('lists spam in its own folder with the reason and moves a submission out of it', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/submissions');
  await expect.element(screen.getByText('Ada Byron · ada@example.com')).toBeVisible();
  await expect.element(screen.getByText('Known spammer')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Spam', { exact: true }));
  await userEvent.click(screen.getByRole('button', { name: /xxx/ }));
  await expect.element(screen.getByText('Reason: Known spammer')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Not spam' }));
  await expect.element(screen.getByText('No spam')).toBeVisible();
  expect(api.state.submissions.every(({ spamReason }) => spamReason === null)).toBe(true);
});

it('shows a network error when a form cannot be created', async () => {
  const failing = http.post('*/api/websites/:websiteId/forms', () => HttpResponse.error());
  const dataLayer = createDataLayer({
    fetch: fakeFetch([failing, ...createFakeApi().handlers]),
    setTimer: (callback, delayMs) => setTimeout(callback, delayMs),
  });
  const { screen } = await renderApp('/harbour-cafe/forms', {
    services: { call: createCall(dataLayer) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'New form' }));
  await expect.element(screen.getByText('Network error')).toBeVisible();
  await expect.element(screen.getByText('Please check your internet connection.')).toBeVisible();
});
