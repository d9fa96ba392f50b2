import {
  collaboratorRole,
  permissionsOf,
  type CollaboratorRole,
} from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sectionsFor } from './site-sections.ts';

const { EDITOR, STORE_MANAGER, REPORTING } = collaboratorRole;
const membershipOf = (role: CollaboratorRole) => ({
  isOwner: false,
  roles: [role],
  permissions: [...permissionsOf({ isOwner: false, roles: [role] })],
});

/** Screens that are listed here for each role, so that a wrong permission in the table of screens is noticed. */
const screensByRole = [
  {
    role: 'an editor',
    code: EDITOR,
    links: [
      'Home',
      'Edit website',
      'Pages',
      'Content',
      'Navigation',
      'Site styles',
      'Files',
      'Releases',
      'Forms',
      'Products',
      'Settings',
      'Contributors',
    ],
    cards: ['Set up your website'],
  },
  {
    role: 'a store manager',
    code: STORE_MANAGER,
    links: ['Home', 'Files', 'Orders', 'Products', 'Shipping', 'Taxes', 'Contributors'],
    cards: ['Recent orders'],
  },
  { role: 'a reporter', code: REPORTING, links: ['Home', 'Contributors'], cards: [] },
];
const listedScreens = new Set([
  ...screensByRole.flatMap(({ links }) => links),
  'Submissions',
  'Sent emails',
  'Payments',
]);

it.each(screensByRole)(
  'shows $role only the links and cards of that role',
  async ({ code, links, cards }) => {
    await page.viewport(1280, 800);
    const membership = membershipOf(code);
    const { screen } = await renderApp('/harbour-cafe', { state: { membership } });
    const navigation = screen.getByRole('navigation', { name: 'Website' }).first();
    await expect.element(navigation).toBeVisible();
    const named = (element: Element) => element.textContent;
    const shown = navigation.getByRole('link').elements().map(named);
    expect(shown.filter((label) => listedScreens.has(label))).toEqual(links);
    const permitted = sectionsFor(() => true)
      .flatMap(({ sections }) => sections)
      .filter(({ needs }) => needs?.some((need) => membership.permissions.includes(need)) ?? true);
    expect(shown).toEqual(permitted.map(({ label }) => label));
    await expect
      .poll(() => screen.getByRole('main').getByRole('heading', { level: 2 }).elements().map(named))
      .toEqual(cards);
  },
);

it('links administrators to the payment settings', async () => {
  await page.viewport(1280, 800);
  const { screen } = await renderApp('/harbour-cafe', {
    state: { membership: membershipOf(collaboratorRole.ADMIN) },
  });
  const navigation = screen.getByRole('navigation', { name: 'Website' }).first();
  await userEvent.click(navigation.getByRole('link', { name: 'Payments' }));
  await expect.element(screen.getByRole('switch', { name: /^Test card/ })).toBeEnabled();
});

it('offers an editor the settings of the header and not those of the website', async () => {
  const { screen } = await renderApp('/harbour-cafe/settings', {
    state: { membership: membershipOf(EDITOR) },
  });
  await expect.element(screen.getByLabelText('Tagline')).toBeVisible();
  await expect.element(screen.getByLabelText('Title', { exact: true })).not.toBeInTheDocument();
});

it('lets an editor leave the website without showing the list of contributors', async () => {
  const { screen } = await renderApp('/harbour-cafe/contributors', {
    state: { membership: membershipOf(EDITOR) },
  });
  await expect.element(screen.getByRole('button', { name: 'Leave the website' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByText('owner@example.com')).not.toBeInTheDocument();
});

it.each([
  { role: 'commenter', code: collaboratorRole.COMMENTER, path: '/harbour-cafe' },
  { role: 'viewer', code: collaboratorRole.VIEWER, path: '/harbour-cafe/edit' },
  { role: 'viewer', code: collaboratorRole.VIEWER, path: '/harbour-cafe/orders' },
])('shows a $role at $path that the website can only be viewed', async ({ code, path }) => {
  const { screen } = await renderApp(path, { state: { membership: membershipOf(code) } });
  await expect
    .element(screen.getByRole('heading', { name: 'You can view Harbour Café, but not edit it' }))
    .toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('link', { name: 'Visit website' }))
    .toHaveAttribute('href', '/visit/harbour-cafe');
  await userEvent.click(screen.getByRole('link', { name: 'All websites' }));
  await expect.element(screen.getByRole('heading', { name: 'Websites' })).toBeVisible();
});

it.each([
  [EDITOR, 0],
  [collaboratorRole.ADMIN, 1],
])('shows role %i the custom code settings %i times', async (role, times) => {
  const { screen } = await renderApp('/harbour-cafe/pages', {
    state: { membership: membershipOf(role) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' }));
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByLabelText('Title')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Custom code' }).elements()).toHaveLength(times);
});
