import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import '../dialog/dialog.css';
import { createSystemError } from './create-system-error.ts';

/** A page with an error. */
function Demo() {
  const [reloads, setReloads] = useState(0);
  const error = useMemo(
    () => createSystemError({ window, reload: () => setReloads((count) => count + 1) }),
    [],
  );
  return (
    <>
      <button type="button" onClick={error.show}>
        Let something go wrong
      </button>
      <p>
        <output>{reloads === 0 ? 'Not reloaded.' : `Would have been reloaded: ${reloads}`}</output>
      </p>
    </>
  );
}

const meta = {
  title: 'Widgets/System error',
  component: Demo,
  parameters: {
    about:
      'One overlay, however many errors come. Clear, Escape and a press beside it keep the page as it is.',
  },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Overlay: Story = {};
