import { useState } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { createEscapeManager } from '../create-escape-manager.ts';
import { EscapeProvider } from './escape-provider.tsx';
import { useEscapeTarget } from './use-escape-target.ts';

const createManager = () => createEscapeManager({ setTimer: (callback) => callback() });

function Menu() {
  const [isOpen, setOpen] = useState(false);
  const [closings, setClosings] = useState(0);
  useEscapeTarget(isOpen, () => {
    setClosings(closings + 1);
    setOpen(false);
  });
  return (
    <button type="button" onClick={() => setOpen(true)}>
      {isOpen ? 'open' : `closed ${closings}`}
    </button>
  );
}

it('registers a target while the component is open, with its latest callback, until it unmounts', async () => {
  const manager = createManager();
  const screen = await render(
    <EscapeProvider manager={manager}>
      <Menu />
    </EscapeProvider>,
  );
  const button = screen.getByRole('button');
  expect(manager.getState().targets).toHaveLength(0);
  for (const round of [1, 2]) {
    await button.click();
    await expect.element(button).toHaveTextContent('open');
    expect(manager.getState().targets).toHaveLength(1);
    manager.handle({ key: 'Escape' });
    await expect.element(button).toHaveTextContent(`closed ${round}`);
  }
  await button.click();
  await screen.unmount();
  expect(manager.getState().targets).toHaveLength(0);
});
