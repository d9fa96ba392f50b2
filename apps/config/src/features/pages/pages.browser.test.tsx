import { collectionType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf } from '../../fake-api/sample.ts';

it('adds a page and opens it in the editor', async () => {
  const { screen, api, address } = await renderApp('/harbour-cafe/pages');
  await userEvent.click(screen.getByRole('button', { name: 'Add page' }));
  await userEvent.fill(screen.getByLabelText('Title'), 'Our Story');
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Add page' }));
  await expect.poll(address).toContain('/edit?path=%2Four-story');
  const page = api.state.pages.at(-1);
  expect(page).toMatchObject({ title: 'Our Story', urlId: 'our-story' });
  expect(api.state.navigation.main.at(-1)).toEqual({ title: 'Our Story', pageId: page?.id });
});

it('shows the steps of a store on the home screen as soon as a shop page is added', async () => {
  const steps = [{ id: 'product' as const, isDone: false }];
  const { screen, api, address } = await renderApp('/harbour-cafe', {
    state: { storeSetup: { hasStore: false, isDismissed: false, steps } },
  });
  const home = screen.getByRole('heading', { name: 'Harbour Café' });
  await expect.element(home).toBeVisible();
  await expect.element(screen.getByText('Recent orders')).toBeVisible();
  await userEvent.keyboard('gp');
  await userEvent.click(screen.getByRole('button', { name: 'Add page' }));
  await userEvent.fill(screen.getByLabelText('Title'), 'Market');
  api.state.storeSetup = { hasStore: true, isDismissed: false, steps };
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Add page' }));
  await expect.poll(address).toContain('/edit?path=%2Fmarket');
  await userEvent.keyboard('gh');
  await expect.element(screen.getByText('Set up your store')).toBeVisible();
});

it('adds a page without a navigation link', async () => {
  const { screen, api, address } = await renderApp('/harbour-cafe/pages');
  const before = api.state.navigation;
  await userEvent.click(screen.getByRole('button', { name: 'Add page' }));
  await userEvent.fill(screen.getByLabelText('Title'), 'Thank you');
  await clickLabel(screen.getByRole('switch', { name: /Add to navigation/ }));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Add page' }));
  await expect.poll(address).toContain('/edit?path=%2Fthank-you');
  expect(api.state.navigation).toEqual(before);
});

it('creates a URL slug from a title in a non-Latin script', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/pages');
  await userEvent.click(screen.getByRole('button', { name: 'Add page' }));
  await userEvent.fill(screen.getByLabelText('Title'), '陶芸 教室');
  await expect.element(screen.getByLabelText('URL slug')).toHaveValue('陶芸-教室');
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Add page' }));
  await expect.poll(() => api.state.pages.at(-1)?.urlId).toBe('陶芸-教室');
});

it('shows which page already uses the URL slug of a new page', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/pages');
  const before = api.state.pages;
  await userEvent.click(screen.getByRole('button', { name: 'Add page' }));
  await userEvent.fill(screen.getByLabelText('Title'), 'Visit');
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Add page' }));
  await expect
    .element(screen.getByLabelText('URL slug'))
    .toHaveAccessibleDescription('The page “Visit” already uses /visit. Please choose another.');
  expect(api.state.pages).toBe(before);
});

it('shows which page already uses a changed URL slug', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/pages');
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' }));
  const slug = screen.getByLabelText('URL slug');
  await userEvent.fill(slug, 'shop');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .element(slug)
    .toHaveAccessibleDescription('The page “Shop” already uses /shop. Please choose another.');
  expect(api.state.pages[1]?.urlId).toBe('visit');
});

it('does not request a deleted page again', async () => {
  const requested: string[] = [];
  const { screen } = await renderApp('/harbour-cafe/pages', {
    wrapFetch: (fetch) => (url, init) => {
      requested.push(`${init.method} ${url}`);
      return fetch(url, init);
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete page' }));
  await expect
    .element(screen.getByRole('link', { name: 'Visit', exact: true }))
    .not.toBeInTheDocument();
  const page = `/pages/${idOf('page', 2)}`;
  const since = requested.slice(requested.findIndex((call) => call.startsWith('DELETE')) + 1);
  expect(since.filter((call) => call.includes(page))).toEqual([]);
});

it('renames a page, changes its URL slug and locks it with a password', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/pages');
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' }));
  await userEvent.fill(screen.getByLabelText('Title', { exact: true }), 'Find us');
  await userEvent.fill(screen.getByLabelText('URL slug'), 'find-us');
  await userEvent.click(screen.getByText('Password', { exact: true }));
  await userEvent.fill(screen.getByLabelText('Page password'), 'tide');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByRole('link', { name: 'Find us' })).toBeVisible();
  expect(api.state.pages[1]).toMatchObject({
    title: 'Find us',
    urlId: 'find-us',
    access: 'locked',
  });
});

it('requires a password before locking a page without one', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/pages');
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' }));
  await userEvent.click(screen.getByText('Password', { exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .element(screen.getByText('Set a password, so that visitors can open the page.'))
    .toBeVisible();
  expect(api.state.pages[1]).toMatchObject({ access: 'open' });
  await userEvent.fill(screen.getByLabelText('Page password'), 'tide');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.pages[1]).toMatchObject({ access: 'locked' });
});

it('chooses the layout of a shop page, and offers none for other pages', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/pages');
  const { PRODUCTS: type } = collectionType;
  api.state.pages = api.state.pages.map((page) =>
    page.title === 'Shop'
      ? { ...page, kind: 'collection', collectionType: type, collectionView: 'product' }
      : page,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' }));
  await expect.element(screen.getByLabelText('URL slug')).toBeVisible();
  await expect.element(screen.getByText('Layout')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Shop' }));
  await expect.element(screen.getByRole('radio', { name: 'Products with prices' })).toBeChecked();
  await userEvent.click(screen.getByText('List', { exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.pages.find(({ title }) => title === 'Shop')?.collectionView)
    .toBe('list');
});

it('makes another page the homepage', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/pages');
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make homepage' }));
  await expect
    .poll(() => api.state.pages.map(({ isHomepage }) => isHomepage))
    .toEqual([false, true, false]);
});

it('deletes a page after confirmation and disables Delete for the homepage', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/pages');
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Home' }));
  await expect.element(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete page' }));
  await expect
    .element(screen.getByRole('link', { name: 'Visit', exact: true }))
    .not.toBeInTheDocument();
  expect(api.state.pages.map(({ title }) => title)).toEqual(['Home', 'Shop']);
});
