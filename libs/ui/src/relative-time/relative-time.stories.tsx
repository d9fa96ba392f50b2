import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { enhanceTimes } from './dom/enhance-times.ts';
import type { RelativeTimeOptions } from './options.ts';

interface DemoProps extends RelativeTimeOptions {
  /** Ages of the comments, in milliseconds. */
  readonly ages: readonly number[];
}

/** Comments of different ages. */
function Demo({ ages, ...options }: DemoProps) {
  const list = useRef<HTMLUListElement>(null);
  const [now] = useState(() => Date.now());
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    // oxlint-disable-next-line no-console
    return enhanceTimes(current, { window, warn: console.warn }, options);
  });
  return (
    <ul ref={list}>
      {ages.map((age) => (
        <li key={age}>
          <time className="timesince" data-date={now - age} />
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Widgets/Relative time',
  component: Demo,
  args: { ages: [0, 20_000, 55_000, 90_000, 86_400_000] },
  parameters: {
    about:
      'Refreshed every five seconds while the page is seen, until each time has become a date.',
  },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const English: Story = {};

export const German: Story = { args: { locale: 'de', justNow: 'gerade eben' } };
