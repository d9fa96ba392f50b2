import type { Meta, StoryObj } from '@storybook/react-vite';
import { fontSizes, radii, spacing } from './scales.ts';

const bar = { blockSize: '1rem', background: 'currentColor' } as const;
const corner = { inlineSize: '4rem', blockSize: '3rem', border: '2px solid' } as const;

/** The scales with a sample of each step. */
function Demo() {
  return (
    <dl>
      <dt>Space</dt>
      {spacing.map((step) => (
        <dd key={step}>
          {step}
          <div style={{ ...bar, inlineSize: step }} />
        </dd>
      ))}
      <dt>Letters</dt>
      {fontSizes.map((size) => (
        <dd key={size} style={{ fontSize: size }}>
          {size} px
        </dd>
      ))}
      <dt>Corners</dt>
      {radii.map((radius) => (
        <dd key={radius}>
          {radius}
          <div style={{ ...corner, borderRadius: radius }} />
        </dd>
      ))}
    </dl>
  );
}

const meta = {
  title: 'Widgets/Tokens',
  component: Demo,
  parameters: { about: 'The measures that widgets and pages share, in CSS pixels.' },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Scales: Story = {};
