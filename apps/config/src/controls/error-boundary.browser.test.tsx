import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorBoundary } from './error-boundary.tsx';

function Failing(): never {
  throw new Error('A fault.');
}

it('shows the error in its own part and keeps rendering its siblings', async () => {
  // React tells of the error, as it should; this test makes it on purpose.
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await render(
    <>
      <p>The work goes on</p>
      <ErrorBoundary problem="This part cannot be shown.">
        <Failing />
      </ErrorBoundary>
    </>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This part cannot be shown.');
  await expect.element(screen.getByText('The work goes on')).toBeVisible();
  silence.mockRestore();
});
