import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { requestFrame } from '../pacing/request-frame.ts';
import { easings, type EasingName } from './easings.ts';
import { tween } from './tween.ts';

const environment = {
  now: () => performance.now(),
  requestFrame: (callback: () => void) => requestFrame(window, callback),
};
const ball = {
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: '50%',
  background: 'currentColor',
} as const;

/** A ball that crosses its box. */
function Demo({
  easing,
  durationMs,
}: {
  readonly easing: EasingName;
  readonly durationMs: number;
}) {
  const moved = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          const style = moved.current?.style;
          tween(
            (progress) =>
              style?.setProperty('margin-inline-start', `calc(${progress} * (100% - 2rem))`),
            { easing, durationMs },
            environment,
          );
        }}
      >
        Move
      </button>
      <div ref={moved} style={ball} />
    </>
  );
}

const meta = {
  title: 'Widgets/Tween',
  component: Demo,
  args: { easing: 'easeOutSine', durationMs: 300 },
  argTypes: { easing: { control: 'select', options: Object.keys(easings) } },
  parameters: {
    about:
      'Calls a function in each frame with how far a movement is. What moves asks for reduced motion itself.',
  },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EaseOutSine: Story = {};

export const Linear: Story = { args: { easing: 'linear', durationMs: 1000 } };
