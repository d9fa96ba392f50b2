import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { createImageLoader, imageErrorMessage, type ImageOutcome } from '../index.ts';
import { useImages } from '../react/index.ts';
import { Picture } from './picture.fixture.tsx';

interface QueueProps {
  readonly concurrency: number;
  /** The number of requested images. */
  readonly count: number;
  readonly loadMs: number;
}

/** A stand-in for an image: a number, of which every fifth fails to load. */
function createFakeLoader({ concurrency, loadMs }: QueueProps) {
  return createImageLoader<number>(
    {
      isImage: () => true,
      sourceOf: (image) => `picture-${image}.jpg`,
      isLoading: () => false,
      show: (image) =>
        new Promise((resolve, reject) => {
          setTimeout(() => (image % 5 ? resolve() : reject(new Error('lost'))), loadMs);
        }),
    },
    { concurrency },
  );
}

const sayOutcome = (outcome: ImageOutcome) =>
  'error' in outcome ? imageErrorMessage(outcome.error) : outcome.status;

function Queue(props: QueueProps) {
  const [loader] = useState(() => createFakeLoader(props));
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, string>>(new Map());
  // A string is stable while nothing changes; the state is a new object each time.
  const state = useSyncExternalStore(loader.subscribe, () => {
    const { waiting, loading } = loader.getState();
    return `${loading} load, ${waiting} wait`;
  });
  const loadAll = async () => {
    setOutcomes(new Map());
    await Promise.all(
      Array.from({ length: props.count }, async (_, index) => {
        const outcome = await loader.load(index + 1);
        setOutcomes((before) => new Map(before).set(index + 1, sayOutcome(outcome)));
      }),
    );
  };
  return (
    <>
      <div className="row">
        <button type="button" onClick={() => void loadAll()}>
          Load {props.count} pictures
        </button>
        <output>{state}</output>
      </div>
      <ol className="log" aria-label="Pictures">
        {Array.from({ length: props.count }, (_, index) => (
          <li key={index}>
            picture-{index + 1}.jpg: {outcomes.get(index + 1) ?? '…'}
          </li>
        ))}
      </ol>
    </>
  );
}

const meta = {
  title: 'Libraries/image-loader/Queue',
  component: Queue,
  args: { concurrency: 3, count: 10, loadMs: 500 },
  render: (args) => <Queue key={JSON.stringify(args)} {...args} />,
} satisfies Meta<typeof Queue>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InTurn: Story = {
  parameters: {
    about: 'Never more than so many at once. What cannot be loaded is an outcome: nothing rejects.',
  },
};

export const OneAtATime: Story = {
  args: { concurrency: 1, loadMs: 200 },
  parameters: { about: 'As on a phone.' },
};

const pictures = [
  { file: 'flora-calla', width: 1520, height: 1448 },
  { file: 'land-desert-hike', width: 2000, height: 1333 },
  { file: 'arch-museum-hall', width: 1300, height: 1733 },
  { file: 'night-singapore', width: 2000, height: 1125 },
] as const;

function Lazy() {
  const [lines, setLines] = useState<readonly string[]>([]);
  const root = useImages({
    onOutcome: ({ currentSrc }, { status }) =>
      setLines((before) => [...before, `${status}: ${currentSrc.split('/').at(-1) ?? ''}`]),
  });
  return (
    <div className="columns">
      <div ref={root}>
        {pictures.map(({ file, ...dimensions }) => (
          <div key={file} style={{ marginBlockEnd: '60vh' }}>
            <Picture
              source={`/demo/${file}.jpg`}
              alt={file}
              dimensions={dimensions}
              lazy="observed"
              placeholder="#d4dade"
            />
          </div>
        ))}
      </div>
      <ol className="log" aria-live="polite" style={{ position: 'sticky', insetBlockEnd: '1rem' }}>
        {lines.length === 0 && <li>Nothing has come near yet.</li>}
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}

export const WhenTheyComeNear: Story = {
  render: () => <Lazy />,
  parameters: {
    about:
      'Scroll: a picture is loaded 200 px before it is seen, in the width of its box. Until then its place is kept, in its color.',
    controls: { disable: true },
  },
};
