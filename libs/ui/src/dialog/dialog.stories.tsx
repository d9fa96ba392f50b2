import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import './dialog.css';
import { openDialog } from './dom/open-dialog.ts';
import type { DialogEvent, DialogOptions } from './options.ts';

type DemoProps = Omit<DialogOptions, 'onEvent'>;

/** A button that opens a dialog, and the events of the dialog. */
function Demo(props: DemoProps) {
  const [events, setEvents] = useState<readonly DialogEvent[]>([]);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setEvents([]);
          const onEvent = (event: DialogEvent) => setEvents((before) => [...before, event]);
          openDialog({ ...props, onEvent }, { window });
        }}
      >
        Open
      </button>
      <p>
        <output>{events.length > 0 ? events.join(', ') : 'Not opened yet.'}</output>
      </p>
    </>
  );
}

const meta = {
  title: 'Widgets/Dialog',
  component: Demo,
  args: { style: 'confirm-or-cancel', title: 'Delete', message: 'Delete this page?' },
  parameters: {
    about:
      'Modal: what lies below is inert, Escape and a press beside it cancel, and the focus comes back to its opener.',
  },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ConfirmOrCancel: Story = {
  args: { labels: { confirm: 'Delete', cancel: 'Keep' } },
};

export const ConfirmOrReject: Story = {
  args: {
    style: 'confirm-or-reject',
    title: 'Your changes',
    message: 'Publish them now?',
    labels: { confirm: 'Publish', reject: 'Not yet' },
  },
};

export const ConfirmOnly: Story = { args: { style: 'confirm-only', title: 'Published' } };

export const NoButtons: Story = {
  args: { style: 'no-buttons', title: 'One moment', message: 'Press beside it to go on.' },
};

export const Alert: Story = {
  args: { style: 'alert', title: 'No network', message: 'Nothing was saved.' },
};

export const Information: Story = {
  args: {
    style: 'information',
    title: 'Logout Successful',
    message: 'You have been successfully logged out.',
  },
};
