import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import {
  canGoNext,
  canGoPrevious,
  linkGalleries,
  type Gallery,
  type GalleryState,
} from '../index.ts';
import { browserSchedule } from '../dom/index.ts';
import { useGallery } from '../react/index.ts';
import { photographs } from './photographs.fixture.ts';

const schedule = browserSchedule();

interface ControlsProps {
  readonly name: string;
  readonly state: GalleryState;
  readonly gallery: Gallery;
  readonly onRejected: () => void;
}

function Controls({ name, state, gallery, onRejected }: ControlsProps) {
  const ask = (result: boolean) => {
    if (!result) onRejected();
  };
  const photograph = photographs[state.index];
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <img
        src={photograph?.source}
        alt={photograph?.title}
        style={{ display: 'block', inlineSize: '100%', aspectRatio: 1.5, objectFit: 'cover' }}
      />
      <div className="row" style={{ marginBlock: '0.75rem' }}>
        <button
          type="button"
          aria-disabled={!canGoPrevious(state)}
          onClick={() => ask(gallery.previous())}
        >
          Previous
        </button>
        <button type="button" aria-disabled={!canGoNext(state)} onClick={() => ask(gallery.next())}>
          Next
        </button>
        <button type="button" onClick={() => ask(gallery.goTo(0))}>
          First
        </button>
      </div>
      <code>{JSON.stringify(state)}</code>
    </section>
  );
}

interface IndexProps {
  readonly count: number;
  readonly loop: boolean;
}

function Index({ count, loop }: IndexProps) {
  const [errors, setErrors] = useState(0);
  const [state, gallery] = useGallery({ count, loop, schedule });
  return (
    <div style={{ maxInlineSize: '32rem' }}>
      <Controls
        name="One gallery"
        state={state}
        gallery={gallery}
        onRejected={() => setErrors(errors + 1)}
      />
      <output>Refused: {errors}</output>
    </div>
  );
}

function Linked({ count, loop }: IndexProps) {
  const [errors, setErrors] = useState(0);
  const [first, firstGallery] = useGallery({ count, loop, schedule });
  const [second, secondGallery] = useGallery({ count, loop, schedule, index: 2 });
  useEffect(() => linkGalleries(firstGallery, secondGallery), [firstGallery, secondGallery]);
  const onRejected = () => setErrors(errors + 1);
  return (
    <>
      <div className="columns">
        <Controls name="Main" state={first} gallery={firstGallery} onRejected={onRejected} />
        <Controls name="Companion" state={second} gallery={secondGallery} onRejected={onRejected} />
      </div>
      <output>Refused: {errors}</output>
    </>
  );
}

const meta = {
  title: 'Libraries/gallery-engine/Index',
  component: Index,
  args: { count: 5, loop: false },
  argTypes: { count: { control: { type: 'range', min: 1, max: photographs.length } } },
  render: (args) => <Index key={JSON.stringify(args)} {...args} />,
} satisfies Meta<typeof Index>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneGallery: Story = {
  parameters: {
    about:
      'The core without markup: an index, its phases, and a false for every request that cannot be met.',
  },
};

export const LinkedGalleries: Story = {
  args: { loop: true },
  render: (args) => <Linked key={JSON.stringify(args)} {...args} />,
  parameters: {
    about: 'Either leads, the other follows; while one moves, the other rejects moves of its own.',
  },
};
