import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { scrollIntoView } from './dom/scroll-into-view.ts';
import type { ScrollOptions } from './options.ts';
import { watchScrollEnd } from './watch-scroll-end.ts';

/** A long page with a button that scrolls down. */
function Demo(props: ScrollOptions) {
  const target = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('The page rests.');
  useEffect(() => watchScrollEnd(window, () => setSaid('The page has come to rest.'), window), []);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setSaid('On the way …');
          if (target.current) void scrollIntoView(target.current, { window }, props);
        }}
      >
        To the opening hours
      </button>
      <div style={{ blockSize: '150vh' }} />
      <h2 ref={target}>Opening hours</h2>
      <p>
        <output>{said}</output>
      </p>
      <div style={{ blockSize: '100vh' }} />
    </>
  );
}

const meta = {
  title: 'Widgets/Scroll',
  component: Demo,
  args: {},
  parameters: {
    about:
      'Leaves 30 px above the heading. At once if reduced motion is preferred. A visitor who scrolls meanwhile takes over.',
  },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const IntoView: Story = {};

export const WithTheFocus: Story = { args: { takesFocus: true } };
