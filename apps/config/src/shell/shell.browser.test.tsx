import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../fake-api/render-app.tsx';

it('finds a page in the command palette and opens it', async () => {
  const { screen, address } = await renderApp('/harbour-cafe');
  await expect.element(screen.getByRole('heading', { name: 'Harbour Café' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('visi');
  await expect.element(screen.getByRole('menuitem', { name: /Edit Visit/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(address).toContain('/edit?path=%2Fvisit');
});

it('navigates with G and a letter, but not while typing', async () => {
  const { screen, address } = await renderApp('/harbour-cafe');
  await expect.element(screen.getByRole('heading', { name: 'Harbour Café' })).toBeVisible();
  // On a slow machine, the second key can be too late, as when a person hesitates: the keys are pressed again.
  await expect
    .poll(async () => {
      await userEvent.keyboard('ga');
      return address();
    })
    .toBe('/config/harbour-cafe/assets');
  await expect.element(screen.getByRole('heading', { name: 'Files' })).toBeVisible();
  await userEvent.click(screen.getByLabelText('Search files'));
  await userEvent.keyboard('go');
  expect(address()).toBe('/config/harbour-cafe/assets');
});

it('lists all keyboard shortcuts in a dialog', async () => {
  const { screen } = await renderApp('/harbour-cafe');
  await expect.element(screen.getByRole('heading', { name: 'Harbour Café' })).toBeVisible();
  await userEvent.keyboard('?');
  const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(sheet.getByText('G then P')).toBeVisible();
  await expect.element(sheet.getByText('Ctrl+K')).toBeVisible();
  await expect.element(sheet.getByText('G then .')).toBeVisible();
  // Each sequence has one command.
  const keys = [...sheet.element().querySelectorAll('kbd')].map(({ textContent }) => textContent);
  const sequences = keys.filter((text) => text?.includes(' then '));
  expect(sequences.length).toBeGreaterThan(20);
  expect(sequences.toSorted()).toEqual([...new Set(sequences)].toSorted());
});

it.each([
  ['/harbour-cafe/elsewhere', 'Back to the website', '/config/harbour-cafe'],
  ['/harbour-cafe/forms/a/b', 'Back to the website', '/config/harbour-cafe'],
])('shows “Page not found” at %s with a link back', async (path, name, target) => {
  const { screen, address } = await renderApp(path);
  await expect.element(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name }));
  await expect.poll(address).toBe(target);
});

it('applies the chosen appearance', async () => {
  const { screen } = await renderApp('/');
  await userEvent.click(screen.getByRole('button', { name: 'Olive Owner' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Dark' }));
  expect(document.documentElement.dataset.appearance).toBe('dark');
  delete document.documentElement.dataset.appearance;
});

describe.each([1280, 360])('at %i pixels', (width) => {
  it.each([
    ['', 'Harbour Café'],
    ['/pages', 'Pages'],
    ['/pages/deleted', 'Deleted pages'],
    ['/navigation', 'Navigation'],
    ['/assets', 'Files'],
    ['/forms', 'Forms'],
    ['/submissions', 'Submissions'],
    ['/products', 'Products'],
    ['/content', 'Content'],
    ['/orders', 'Orders'],
    ['/payments', 'Payments'],
    ['/shipping', 'Shipping'],
    ['/taxes', 'Taxes'],
    ['/checkout', 'Checkout'],
    ['/store-mails', 'Store emails'],
    ['/store-mails/orderShipping', 'Shipping confirmation'],
    ['/mail', 'Sent emails'],
    ['/releases', 'Releases'],
    ['/settings', 'Settings'],
  ])('%s has no axe violations and fits the viewport', async (path, title) => {
    await page.viewport(width, 780);
    const { screen } = await renderApp(`/harbour-cafe${path}`);
    await expect.element(screen.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect.element(screen.getByLabelText('Loading')).not.toBeInTheDocument();
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

it('discards form changes on leaving and shows the stored value when reopened', async () => {
  await page.viewport(1280, 800);
  const { screen } = await renderApp('/harbour-cafe/settings');
  const navigation = screen.getByRole('navigation', { name: 'Website' }).first();
  const tagline = screen.getByLabelText('Tagline');
  await expect.element(tagline).toBeVisible();
  const before = (tagline.element() as HTMLInputElement).value;
  await userEvent.fill(tagline, 'Given up');
  await userEvent.click(navigation.getByRole('link', { name: 'Navigation' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Navigation' })).toBeVisible();
  await userEvent.click(navigation.getByRole('link', { name: 'Settings' }));
  await expect.element(tagline).toHaveValue(before);
  await expect.element(screen.getByText('Changes are not saved yet')).not.toBeInTheDocument();
});
