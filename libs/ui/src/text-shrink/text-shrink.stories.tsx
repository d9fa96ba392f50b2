import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { shrinkTexts } from './dom/shrink-texts.ts';

interface DemoProps {
  readonly words: string;
  readonly direction: 'ltr' | 'rtl';
}

const box = {
  inlineSize: '15rem',
  maxInlineSize: '100%',
  resize: 'horizontal',
  overflow: 'hidden',
  border: '1px solid',
} as const;

/** A resizable box. */
function Demo({ words, direction }: DemoProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() =>
    text.current === null ? undefined : shrinkTexts([text.current], { window }).destroy,
  );
  return (
    <div style={box} dir={direction}>
      <p ref={text} style={{ margin: 0, fontSize: '3rem', whiteSpace: 'nowrap' }}>
        {words}
      </p>
    </div>
  );
}

const meta = {
  title: 'Widgets/Text shrink',
  component: Demo,
  args: { words: 'Harbour master of the isles', direction: 'ltr' },
  parameters: {
    about: 'The letters shrink until the line fits, to 11 px at least; pull the box by its corner.',
  },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TooLong: Story = {};

export const Fitting: Story = { args: { words: 'Harbour' } };

export const RightToLeft: Story = { args: { words: 'רשות הנמל הצפוני', direction: 'rtl' } };
