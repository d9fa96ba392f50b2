import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';

it('renders a mail in a sandboxed iframe and as plain text', async () => {
  const { screen } = await renderApp('/harbour-cafe/mail');
  await userEvent.click(screen.getByRole('button', { name: 'Your order 1042' }));
  const frame = screen.getByTitle('Your order 1042').element() as HTMLIFrameElement;
  expect(frame.getAttribute('sandbox')).toBe('');
  await userEvent.click(screen.getByRole('tab', { name: 'Plain text' }));
  await expect.element(screen.getByText('Thank you for your order.')).toBeVisible();
});
