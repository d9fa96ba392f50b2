import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback } from 'react';
import './accordion.css';
import { SampleAccordion } from './accordion.fixture.tsx';
import { enhanceAccordion } from './dom/enhance-accordion.ts';
import type { AccordionOptions } from './options.ts';

type DemoProps = Omit<AccordionOptions, 'id'> & { readonly isEnhanced?: boolean };

/** An accordion in a page. */
function Demo({ isEnhanced = true, ...options }: DemoProps) {
  const enhance = useCallback(
    (element: HTMLElement | null) => {
      const root = element?.querySelector<HTMLElement>('.accordion');
      return isEnhanced && root ? enhanceAccordion(root).destroy : undefined;
    },
    [isEnhanced],
  );
  return (
    // The script changes the markup, so another accordion needs a new element.
    <div key={JSON.stringify({ isEnhanced, options })} ref={enhance}>
      <SampleAccordion {...options} />
    </div>
  );
}

const meta = {
  title: 'Widgets/Accordion',
  component: Demo,
  parameters: {
    about:
      'Native disclosures that work without a script; with it their titles are buttons. `#accordionItems/1` in the address opens the second item.',
  },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneAtATime: Story = {};

export const SeveralOpen: Story = { args: { allowMultipleOpen: true, firstItemExpanded: true } };

export const WithoutScript: Story = { args: { isEnhanced: false, firstItemExpanded: true } };

export const RightToLeft: Story = {
  args: { firstItemExpanded: true },
  decorators: [
    (Accordion) => (
      <div dir="rtl">
        <Accordion />
      </div>
    ),
  ],
};
