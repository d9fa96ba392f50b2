import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';

it('says at the field why the address of the header’s button is none, and does not save it', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/settings');
  await userEvent.click(screen.getByRole('switch', { name: 'Button' }), { force: true });
  const field = screen.getByRole('textbox', { name: 'Address of the button' });
  await userEvent.fill(field, 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(field).toHaveAccessibleDescription('Links of this kind are not allowed.');
  await expect.element(screen.getByText('Changes are not saved yet')).toBeVisible();
  expect(api.state.headerFooter.header.button).toBeNull();
  await userEvent.fill(field, '/visit');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.headerFooter.header.button?.href).toBe('/visit');
});
