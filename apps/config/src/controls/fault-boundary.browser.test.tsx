import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FaultBoundary } from './fault-boundary.tsx';

function Failing(): never {
  throw new Error('A fault.');
}

it('keeps a fault to the part in which it happened', async () => {
  // React tells of the fault, as it should; this test makes it on purpose.
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await render(
    <>
      <p>The work goes on</p>
      <FaultBoundary problem="This part cannot be shown.">
        <Failing />
      </FaultBoundary>
    </>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This part cannot be shown.');
  await expect.element(screen.getByText('The work goes on')).toBeVisible();
  silence.mockRestore();
});
