import { changeWebsite } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { createDataLayer } from '@sitewright/data-layer';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../fake-api/answer.ts';
import { createFakeApi } from '../fake-api/create-fake-api.ts';
import { fakeFetch } from '../fake-api/fake-fetch.ts';
import { clickLabel } from '../fake-api/click-label.ts';
import { renderApp } from '../fake-api/render-app.tsx';
import { sampleForm, sampleItem, sampleStyles, sampleWebsite } from '../fake-api/sample.ts';
import { createCall } from '../api/call.ts';
import { withPatch } from '../api/patch-port.ts';

it('keeps typed text when settings are refetched and shows the new values after a discard', async () => {
  const { screen, api, refetch } = await renderApp('/harbour-cafe/settings');
  const title = screen.getByLabelText('Title', { exact: true });
  const tagline = screen.getByLabelText('Tagline');
  await userEvent.fill(title, 'Harbour House');
  await userEvent.fill(tagline, 'By the water');
  api.state.websites = [{ ...sampleWebsite, title: 'Renamed elsewhere' }];
  api.state.headerFooter = {
    ...api.state.headerFooter,
    header: { ...api.state.headerFooter.header, tagline: 'Elsewhere' },
  };
  await refetch();
  await expect.element(title).toHaveValue('Harbour House');
  await expect.element(tagline).toHaveValue('By the water');
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  await userEvent.click(bar.first().getByRole('button', { name: 'Discard' }));
  await expect.element(title).toHaveValue('Renamed elsewhere');
  await expect.element(tagline).toHaveValue('By the water');
  await userEvent.click(bar.getByRole('button', { name: 'Discard' }));
  await expect.element(tagline).toHaveValue('Elsewhere');
});

it.each([
  ['/harbour-cafe/settings', 'Description'],
  [`/harbour-cafe/products/${sampleItem.id}`, 'Short description'],
  [`/harbour-cafe/forms/${sampleForm.id}`, 'Form name'],
])('keeps on %s the text typed into "%s" during a refetch', async (path, label) => {
  const { screen, refetch } = await renderApp(path);
  if (path.includes('/forms/'))
    await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  const field = screen.getByLabelText(label);
  await userEvent.fill(field, 'Typed, not saved');
  await refetch();
  await expect.element(field).toHaveValue('Typed, not saved');
});

it('keeps an unsaved change when the styles are changed in another tab', async () => {
  const { screen, api, refetch } = await renderApp('/harbour-cafe/design');
  await clickLabel(screen.getByRole('radio', { name: 'Pill' }));
  api.state.styles = { ...sampleStyles, scale: { basePx: 20, ratio: 1.2 } };
  await refetch();
  await expect.element(screen.getByRole('radio', { name: 'Pill' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Load newer version' }));
  await expect.element(screen.getByRole('radio', { name: 'Pill' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.styles.buttons.shape).toBe('pill');
  expect(api.state.styles.scale).toEqual({ basePx: 20, ratio: 1.2 });
});

it('does not show the previous value between saving and the saved state', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/settings');
  const title = screen.getByLabelText('Title', { exact: true });
  await userEvent.fill(title, 'Harbour House');
  const shown = new Set<string>();
  const observer = new MutationObserver(() =>
    shown.add((title.element() as HTMLInputElement).value),
  );
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  const bar = screen.getByRole('region', { name: 'Unsaved changes' });
  await userEvent.click(bar.first().getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.websites[0]?.title).toBe('Harbour House');
  await expect.element(bar).not.toBeInTheDocument();
  observer.disconnect();
  expect([...shown]).toEqual(['Harbour House']);
});

it('asks before leaving a screen with unsaved changes, then stays or discards them', async () => {
  await page.viewport(1280, 800);
  const { screen, address } = await renderApp('/harbour-cafe/settings');
  const title = screen.getByLabelText('Title', { exact: true });
  await userEvent.fill(title, 'Harbour House');
  const orders = screen.getByRole('link', { name: 'Orders' }).first();
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(orders);
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/config/harbour-cafe/settings');
  await expect.element(title).toHaveValue('Harbour House');
  await userEvent.click(orders);
  await userEvent.click(question.getByRole('button', { name: 'Discard changes' }));
  await expect.poll(address).toBe('/config/harbour-cafe/orders');
  await userEvent.click(screen.getByRole('link', { name: 'Settings' }).first());
  await expect.element(title).toHaveValue('Harbour Café');
});

it('does not ask after saving or when the original text is restored', async () => {
  await page.viewport(1280, 800);
  const { screen, address } = await renderApp('/harbour-cafe/settings');
  const title = screen.getByLabelText('Title', { exact: true });
  await userEvent.fill(title, 'Harbour House');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .element(screen.getByRole('region', { name: 'Unsaved changes' }))
    .not.toBeInTheDocument();
  await userEvent.fill(title, 'Something');
  await userEvent.fill(title, 'Harbour House');
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }).first());
  await expect.poll(address).toBe('/config/harbour-cafe/orders');
});

it('asks before closing page settings with unsaved changes', async () => {
  const { screen, api, address } = await renderApp('/harbour-cafe/pages');
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' }));
  const title = screen.getByLabelText('Title', { exact: true });
  await userEvent.fill(title, 'Find us');
  await userEvent.keyboard('{Escape}');
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  await expect.element(title).toHaveValue('Find us');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(question.getByRole('button', { name: 'Discard changes' }));
  await expect.poll(address).toBe('/config/harbour-cafe/pages');
  expect(api.state.pages[1]?.title).toBe('Visit');
});

it('keeps typed text when a login is required in between', async () => {
  const { screen, api, address, refetch } = await renderApp('/harbour-cafe/settings');
  await userEvent.fill(screen.getByLabelText('Title', { exact: true }), 'Harbour House');
  api.state.isLoggedIn = false;
  await refetch();
  await expect.poll(address).toContain('/config/login');
  await userEvent.fill(screen.getByLabelText('Email address'), 'owner@example.com');
  await userEvent.fill(screen.getByLabelText('Password'), 'open sesame');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await expect
    .element(screen.getByLabelText('Title', { exact: true }))
    .toHaveValue('Harbour House');
});

it('shows the request reference with an error and copies it', async () => {
  const rejecting = answer(changeWebsite, () => err('conflict'));
  const dataLayer = createDataLayer({
    fetch: withPatch(fakeFetch([rejecting, ...createFakeApi().handlers])),
    setTimer: (callback, delayMs) => setTimeout(callback, delayMs),
  });
  const { screen } = await renderApp('/harbour-cafe/settings', {
    services: { call: createCall(dataLayer) },
  });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.fill(screen.getByLabelText('Title', { exact: true }), 'Harbour House');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const alert = screen.getByRole('alert');
  await expect
    .element(alert.getByText('Someone else has changed this. Please reload and try again.'))
    .toBeVisible();
  await expect.element(alert.getByText('fake')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Copy reference' }));
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(write).toHaveBeenCalledWith('fake');
});
