import '@sitewright/ui/dialog/styles.css';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openLogoutDialog } from './open-logout-dialog.ts';

const texts = {
  title: 'Logout Successful',
  message: 'You have been successfully logged out.',
  labels: { close: 'Close' },
};
const { pathname, search } = location;

beforeEach(() => history.replaceState({ at: 1 }, '', `${pathname}?logout=true&tag=a#top`));
afterEach(() => {
  document.querySelector('dialog')?.remove();
  history.replaceState(null, '', `${pathname}${search}`);
});

it('shows a dialog that confirms the logout', async () => {
  openLogoutDialog(texts, { window });
  const dialog = page.getByRole('dialog', { name: 'Logout Successful' });
  await expect.element(dialog).toBeVisible();
  await expect
    .element(dialog)
    .toHaveAccessibleDescription('You have been successfully logged out.');
  expect(location.search).toBe('?logout=true&tag=a');
});

it('removes logout=true from the URL on close, without a new history entry (LOGOUT-03)', async () => {
  const { length } = history;
  openLogoutDialog(texts, { window });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  expect(`${location.search}${location.hash}`).toBe('?tag=a#top');
  expect(history.length).toBe(length);
  expect(history.state).toEqual({ at: 1 });
});
