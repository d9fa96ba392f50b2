import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SendFile } from '../../../api/send-file.ts';
import { renderApp } from '../../../fake-api/render-app.tsx';
import { sampleItem } from '../../../fake-api/sample.ts';

/** Dispatches `beforeunload` and returns whether the browser asks before it leaves. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

const sendTo = (input: Element | null) =>
  userEvent.upload(input as HTMLInputElement, new File(['content'], 'film.mp4'));

/** A digital product while a file is being uploaded. */
async function openSending() {
  await page.viewport(1280, 800);
  const signals: AbortSignal[] = [];
  const sendFile = ((_endpoint: unknown, _params: unknown, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise(() => {});
  }) as unknown as SendFile;
  const product = { ...sampleItem.product!, productType: 'digital' as const };
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: { items: [{ ...sampleItem, product }] },
    services: { sendFile },
  });
  await expect.element(screen.getByRole('button', { name: 'Add files' })).toBeVisible();
  expect(asksBeforeUnload()).toBe(false);
  await sendTo(document.querySelector('input[type=file]'));
  await expect.element(screen.getByLabelText('Uploading film.mp4')).toBeVisible();
  const navigation = screen.getByRole('navigation', { name: 'Website' }).first();
  await userEvent.click(navigation.getByRole('link', { name: 'Orders' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Leave during the upload?' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, isAborted: () => signals.map(({ aborted }) => aborted) };
}

it('asks before an upload is aborted because its screen or the window is left', async () => {
  const { screen, dialog, isAborted } = await openSending();
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
  expect([asksBeforeUnload(), isAborted()]).toEqual([true, [false]]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel', exact: true }));
  expect([asksBeforeUnload(), isAborted()]).toEqual([false, [true]]);
});

it('aborts the upload and leaves once that is confirmed', async () => {
  const { screen, dialog, isAborted } = await openSending();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel upload' }));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect([asksBeforeUnload(), isAborted()]).toEqual([false, [true]]);
});

it('asks at logout, and before the window is closed, while a file of the library is uploaded', async () => {
  await page.viewport(1280, 800);
  const { promise, resolve } = Promise.withResolvers<never>();
  const { screen } = await renderApp('/harbour-cafe/assets', {
    services: { upload: () => promise },
  });
  await expect.element(screen.getByRole('button', { name: 'Upload' })).toBeVisible();
  await sendTo(document.querySelector('input[type=file]'));
  await expect.element(screen.getByLabelText('Upload of film.mp4')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Olive Owner' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  const navigation = screen.getByRole('navigation', { name: 'Website' }).first();
  await userEvent.click(navigation.getByRole('link', { name: 'Orders' }));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(asksBeforeUnload()).toBe(true);
  resolve({ ok: false, failure: { kind: 'aborted', status: 0, message: '' } } as never);
  await expect.poll(asksBeforeUnload).toBe(false);
});
