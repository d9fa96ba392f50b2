import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import './tooltip.css';
import { addTooltip } from './dom/add-tooltip.ts';

interface DemoProps {
  readonly name: string;
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A button with a tooltip, for hover and for Tab. */
function Demo({ name, text, direction }: DemoProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    () => (button.current === null ? undefined : addTooltip(button.current, text, { window })),
    [text],
  );
  return (
    <p dir={direction}>
      <button ref={button} type="button">
        {name}
      </button>
    </p>
  );
}

const meta = {
  title: 'Widgets/Tooltip',
  component: Demo,
  args: {
    name: 'Publish',
    text: 'Publishes all pages that have changed. Visitors see them at once.',
    direction: 'ltr',
  },
  parameters: {
    about:
      'Appears when the mouse has rested for 1.2 s, or at once on keyboard focus. It can be reached by the mouse; Escape takes it away.',
  },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAButton: Story = {};

export const RightToLeft: Story = {
  args: { name: 'نشر', text: 'ينشر كل الصفحات التي تغيرت.', direction: 'rtl' },
};

/** For a keyboard user. */
export const Focused: Story = {
  play: ({ canvasElement }) => {
    const options = { focusVisible: true } as FocusOptions;
    canvasElement.querySelector('button')?.focus(options);
  },
};
