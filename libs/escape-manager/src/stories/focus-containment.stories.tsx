import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { createFocusContainment } from '../dom/index.ts';

interface BoundsProps {
  /** The bounds of the focus: an element, or what a predicate accepts. */
  readonly bounds: 'container' | 'predicate';
}

const containFocus = createFocusContainment(document);
const isEven = (node: Element) =>
  node instanceof HTMLElement && Number(node.dataset['number'] ?? 1) % 2 === 0;

function Numbers({ from }: { readonly from: number }) {
  return [from, from + 1, from + 2].map((number) => (
    <button key={number} type="button" data-number={number}>
      {number}
    </button>
  ));
}

function Bounds({ bounds }: BoundsProps) {
  const container = useRef<HTMLFieldSetElement>(null);
  const [release, setRelease] = useState<() => void>();
  const contain = () => {
    if (!container.current) return;
    const next =
      bounds === 'container'
        ? containFocus({ container: container.current })
        : containFocus({ predicate: isEven });
    setRelease(() => next);
    container.current.querySelector<HTMLElement>('[data-number="4"]')?.focus();
  };
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !release) return;
        release();
        setRelease(undefined);
      }}
      role="presentation"
    >
      <div className="row">
        <button type="button" disabled={!!release} onClick={contain}>
          Contain the focus
        </button>
        <output>{release ? 'Contained: Escape releases it.' : 'Free.'}</output>
      </div>
      <div className="row">
        <Numbers from={1} />
      </div>
      <fieldset ref={container} className="row">
        <legend>The container</legend>
        <Numbers from={4} />
      </fieldset>
      <div className="row">
        <Numbers from={7} />
      </div>
    </div>
  );
}

const meta = {
  title: 'Libraries/escape-manager/Focus',
  component: Bounds,
  args: { bounds: 'container' },
  argTypes: { bounds: { control: 'inline-radio', options: ['container', 'predicate'] } },
  render: ({ bounds }) => <Bounds key={bounds} bounds={bounds} />,
} satisfies Meta<typeof Bounds>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InAContainer: Story = {
  parameters: {
    about:
      'Contain the focus, then press Tab and shift and Tab, or click a number outside. Nothing is added to the page for it.',
  },
};

export const ByPredicate: Story = {
  args: { bounds: 'predicate' },
  parameters: { about: 'The focus visits the even numbers only, wherever they stand.' },
};
