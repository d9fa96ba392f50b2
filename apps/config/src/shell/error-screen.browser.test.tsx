import { expect, it, vi } from 'vitest';
import { renderApp } from '../fake-api/render-app.tsx';

it('shows an error screen with a Reload button when a screen throws (MSG-20, MSG-42)', async () => {
  // React tells the console of what a screen throws.
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { screen } = await renderApp('/harbour-cafe/contributors', {
    services: {
      now: () => {
        throw new Error('There is no clock.');
      },
    },
  });
  await expect.element(screen.getByText('Something went wrong')).toBeVisible();
  await expect
    .element(screen.getByText(/^Please try again\. Everything you saved is safe\./))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  logged.mockRestore();
});
