import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback } from 'react';
import { enhanceMarquee } from './dom/enhance-marquee.ts';
import './marquee.css';
import { SampleMarquee } from './marquee.fixture.tsx';
import type { MarqueeOptions } from './options.ts';

type DemoProps = Partial<MarqueeOptions> & { readonly isEnhanced?: boolean };

/** A marquee in a page. */
function Demo({ isEnhanced = true, ...options }: DemoProps) {
  const given = JSON.stringify(options);
  const enhance = useCallback(
    (element: HTMLElement | null) => {
      const root = element?.querySelector<HTMLElement>('.marquee');
      return isEnhanced && root ? enhanceMarquee(root, JSON.parse(given)).destroy : undefined;
    },
    [isEnhanced, given],
  );
  return (
    <div ref={enhance} style={{ fontSize: '2rem' }}>
      <SampleMarquee {...options} />
    </div>
  );
}

const meta = {
  title: 'Widgets/Marquee',
  component: Demo,
  parameters: {
    about:
      'Moves only while it is seen, and not for those who want less motion; the button at its end stops it. The keyboard finds its links in a text that stands still.',
  },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const StraightLine: Story = {};

export const Wave: Story = { args: { waveIntensity: 4, waveFrequency: 2 } };

export const ToTheRightAndSlow: Story = {
  args: { animationDirection: 'right', animationSpeed: 0.5, pausedOnHover: true },
};

export const WithoutScript: Story = { args: { isEnhanced: false } };

export const RightToLeft: Story = {
  args: { waveIntensity: 2 },
  decorators: [
    (Marquee) => (
      <div dir="rtl">
        <Marquee />
      </div>
    ),
  ],
};
