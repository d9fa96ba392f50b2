import '../dialog/dialog.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createSystemError, type SystemErrorHost } from './create-system-error.ts';

const reload = vi.fn<() => void>();
const overlays = () => document.querySelectorAll('.dialog').length;
const show = (more: Partial<SystemErrorHost> = {}) => {
  const error = createSystemError({ window, reload, ...more });
  error.show();
  return error;
};
const press = (name: string) => page.getByRole('button', { name }).click();

beforeEach(() => {
  reload.mockClear();
  document.body.innerHTML = '<label>Name <input id="name" value="Ada" /></label>';
  document.querySelector('input')!.focus();
});
afterEach(async () => {
  if (overlays() > 0) await userEvent.keyboard('{Escape}');
  await vi.waitUntil(() => overlays() === 0);
  document.body.replaceChildren();
});

it('shows "Something Went Wrong!" with the buttons Reload Page and Clear (ERR-01)', async () => {
  show();
  await expect.element(page.getByRole('dialog', { name: 'Something Went Wrong!' })).toBeVisible();
  const buttons = [...document.querySelectorAll('.dialog button')];
  expect(buttons.map((button) => button.textContent)).toEqual(['Clear', 'Reload Page']);
});

it('reloads the page on Reload Page (ERR-02)', async () => {
  show();
  await press('Reload Page');
  expect(reload).toHaveBeenCalledOnce();
});

it('closes on Clear and restores the page and focus (ERR-02)', async () => {
  show();
  await press('Clear');
  await expect.poll(overlays).toBe(0);
  expect(reload).not.toHaveBeenCalled();
  expect(document.querySelector('input')!.value).toBe('Ada');
  expect(document.activeElement?.id).toBe('name');
});

it('is shown once, however many errors come, and again after it has gone', async () => {
  const error = show();
  error.show();
  expect(overlays()).toBe(1);
  await press('Clear');
  await expect.poll(overlays).toBe(0);
  error.show();
  expect(overlays()).toBe(1);
});

it('uses custom labels', async () => {
  show({ labels: { title: 'Etwas ist schiefgegangen!', clear: 'Schließen' } });
  await expect
    .element(page.getByRole('dialog', { name: 'Etwas ist schiefgegangen!' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeVisible();
});
