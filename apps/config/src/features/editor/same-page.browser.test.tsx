import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';

it('shows saved edits after a link in the preview opens an item of the edited page', async () => {
  await page.viewport(1280, 800);
  const { screen, address } = await renderApp('/harbour-cafe/edit?path=%2Fshop');
  await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await userEvent.click(screen.getByRole('row', { name: 'Heading Coffee by the water' }));
  await userEvent.fill(screen.getByLabelText('Text', { exact: true }), 'Tea by the water');
  await expect.element(screen.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  const frame = document.querySelector('iframe')!;
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { kind: 'navigated', path: '/shop/house-blend' },
      origin: new URL(frame.src).origin,
      source: frame.contentWindow,
    }),
  );
  await expect.poll(address).toContain('house-blend');
  await expect.poll(() => document.querySelector('iframe')?.src).toContain('/shop/house-blend');
  await userEvent.click(screen.getByRole('button', { name: 'Layers' }));
  await expect.element(screen.getByRole('row', { name: 'Heading Tea by the water' })).toBeVisible();
});
