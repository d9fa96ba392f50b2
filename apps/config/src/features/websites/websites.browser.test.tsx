import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';

it('creates a website with an identifier derived from its title and opens it', async () => {
  const { screen, api, address } = await renderApp('/');
  await userEvent.click(screen.getByRole('button', { name: 'New website' }));
  await userEvent.fill(screen.getByLabelText('Title'), 'Studio Hale');
  await expect.element(screen.getByLabelText('Website address')).toHaveValue('studio-hale');
  await userEvent.click(screen.getByRole('button', { name: 'Create website' }));
  await expect.element(screen.getByRole('heading', { name: 'Studio Hale' })).toBeVisible();
  expect(address()).toBe('/config/studio-hale');
  expect(api.state.websites.map(({ identifier }) => identifier)).toContain('studio-hale');
});

it('opens the editor at the path of frameUrl', async () => {
  const { address } = await renderApp('/?frameUrl=%2Fvisit%3Fref%3D1');
  await expect.poll(address).toContain('/config/harbour-cafe/edit?path=%2Fvisit%3Fref%3D1');
});

it('opens the editor at the root for a frameUrl of another origin', async () => {
  const { address } = await renderApp('/?frameUrl=%2F%2Fevil.example%2Fvisit');
  await expect.poll(address).toMatch(/\/config\/harbour-cafe\/edit\?path=%2F$/);
});

it('opens the design panel of the website at /config/design', async () => {
  const { screen, address } = await renderApp('/design');
  await expect.element(screen.getByRole('heading', { name: 'Site styles' })).toBeVisible();
  expect(address()).toBe('/config/harbour-cafe/design');
});

it('shows an error for an unknown website', async () => {
  const { screen } = await renderApp('/nothing-here');
  await expect.element(screen.getByText('Website not found')).toBeVisible();
});

it('does not open another website than the one in the site parameter', async () => {
  const { screen, address } = await renderApp('/?site=a-neighbor&frameUrl=%2F');
  await expect.element(screen.getByText('Website not found')).toBeVisible();
  expect(address()).not.toContain('harbour-cafe');
});

it('shows that a website is not published and links to the editor at the requested path', async () => {
  const { screen, address } = await renderApp('/harbour-cafe/unpublished?path=%2Fvisit');
  await expect.element(screen.getByRole('heading', { name: 'Not published yet' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back to the editor' }));
  await expect.poll(address).toContain('/harbour-cafe/edit?path=%2Fvisit');
});

it('shows an error for an invalid website address', async () => {
  const { screen, api } = await renderApp('/');
  await userEvent.click(screen.getByRole('button', { name: 'New website' }));
  await userEvent.fill(screen.getByLabelText('Title'), 'Nina');
  await userEvent.fill(screen.getByLabelText('Website address'), 'Nina Garten!!');
  await userEvent.click(screen.getByRole('button', { name: 'Create website' }));
  await expect
    .element(screen.getByText(/^Please use only the letters a to z, digits and dashes/))
    .toBeVisible();
  expect(api.state.websites).toHaveLength(1);
});
