import { createDataLayer } from '@sitewright/data-layer';
import { http, HttpResponse } from 'msw';
import { toast } from 'sonner';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createCall } from '../../composition/call.ts';
import { createFakeApi } from '../../fake-api/create-fake-api.ts';
import { fakeFetch } from '../../fake-api/fake-fetch.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sampleForm } from '../../fake-api/sample.ts';

afterEach(() => void toast.dismiss());

const builder = `/harbour-cafe/forms/${sampleForm.id}`;

it('makes a form and opens it', async () => {
  const { screen, api, address } = await renderApp('/harbour-cafe/forms');
  await userEvent.click(screen.getByRole('button', { name: 'New form' }));
  await expect.poll(address).toBe(`/config/harbour-cafe/forms/${api.state.forms.at(-1)?.id}`);
  expect(api.state.forms).toHaveLength(2);
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
  await userEvent.fill(screen.getByLabelText('Send a notice to'), 'olive@example.com');
  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  await userEvent.fill(screen.getByLabelText('Words on the button'), 'Reserve');
  await userEvent.click(screen.getByRole('tab', { name: 'Captcha' }));
  await userEvent.click(screen.getByRole('switch'), { force: true });
  await userEvent.click(screen.getByRole('tab', { name: 'Disclaimer' }));
  await userEvent.fill(screen.getByLabelText('Message after sending'), 'See you soon.');
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
  await userEvent.click(screen.getByRole('menuitem', { name: 'List to choose from' }));
  await userEvent.fill(screen.getByLabelText('Title', { exact: true }), 'Table');
  await userEvent.fill(screen.getByLabelText('Choices'), 'Inside\nOutside');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Your name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.forms[0]?.fields)
    .toMatchObject([
      { type: 'email' },
      { type: 'select', title: 'Table', options: ['Inside', 'Outside'] },
    ]);
});

it('says that a form could not be opened or updated (FORM-95)', async () => {
  const missing = await renderApp('/harbour-cafe/forms/ffffffffffffffffffffffff');
  await expect.element(missing.screen.getByText('Unable to open form')).toBeVisible();
  await missing.screen.unmount();
  const { screen } = await renderApp(builder);
  await userEvent.click(screen.getByRole('tab', { name: 'Storage' }));
  await userEvent.fill(screen.getByLabelText('Send a notice to'), 'not an address');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText(/Unable to update form/)).toBeVisible();
});

it('keeps spam in a folder of its own, with the reason, and takes a submission out of it', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/submissions');
  await expect.element(screen.getByText('Ada Byron · ada@example.com')).toBeVisible();
  await expect.element(screen.getByText('Known spammer')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText('Spam', { exact: true }));
  await userEvent.click(screen.getByRole('button', { name: /xxx/ }));
  await expect.element(screen.getByText('Held back: Known spammer')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'This is not spam' }));
  await expect.element(screen.getByText('No spam')).toBeVisible();
  expect(api.state.submissions.every(({ spamReason }) => spamReason === null)).toBe(true);
});

it('says that the network failed where a form could not be made', async () => {
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
