import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createDataLayer, type DataLayer } from '../index.ts';
import { createCache, useCached, type Cache } from '../react/index.ts';
import { createFakeFetch } from './fake-server.fixture.ts';
import { CallLog, useCallLog } from './use-call-log.fixture.tsx';

interface CountProps {
  readonly cache: Cache;
  readonly dataLayer: DataLayer;
  readonly name: string;
}

interface Cart {
  readonly items: number;
}

const addOne = (cart: Cart = { items: 0 }): Cart => ({ items: cart.items + 1 });

/** One of several parts of a page that show the same data. */
function Count({ cache, dataLayer, name }: CountProps) {
  const { data, failure, isLoading } = useCached(cache, 'cart', () => dataLayer.get<Cart>('cart'));
  return (
    <p>
      {name}:{' '}
      <output aria-busy={isLoading} style={{ opacity: isLoading && data ? 0.75 : 1 }}>
        <strong>{data?.items ?? '–'}</strong>
        {isLoading && ' (newer data are on their way)'}
        {failure && ` (${failure.message})`}
      </output>
    </p>
  );
}

interface PageProps {
  /** How long data are fresh. */
  readonly freshMs: number;
  /** Every third response is a failure. */
  readonly isShaky: boolean;
}

function Page({ freshMs, isShaky }: PageProps) {
  const [calls, log] = useCallLog();
  const [isOpen, setOpen] = useState(false);
  const [cache] = useState(() => createCache({ now: Date.now, freshMs }));
  const [dataLayer] = useState(() =>
    createDataLayer({
      fetch: createFakeFetch(
        (_, count) => (isShaky && count % 3 === 0 ? undefined : { body: { items: count } }),
        log,
      ),
      setTimer: setTimeout,
    }),
  );
  return (
    <>
      <div className="row">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close the cart' : 'Open the cart'}
        </button>
        <button type="button" onClick={() => cache.invalidate('cart')}>
          Invalidate
        </button>
        <button type="button" onClick={() => cache.refresh()}>
          Refresh
        </button>
        <button type="button" onClick={() => cache.write('cart', addOne)}>
          Write one more
        </button>
      </div>
      <div className="columns">
        <section aria-label="The page">
          <h2>The page</h2>
          <Count cache={cache} dataLayer={dataLayer} name="In the header" />
          {isOpen && <Count cache={cache} dataLayer={dataLayer} name="In the cart" />}
        </section>
        <CallLog calls={calls} />
      </div>
    </>
  );
}

const meta = {
  title: 'Libraries/data-layer/Cache',
  component: Page,
  args: { freshMs: 5000, isShaky: false },
  render: (args) => <Page key={JSON.stringify(args)} {...args} />,
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShowsWhatItHas: Story = {
  parameters: {
    about:
      'What is known is shown while newer data are loaded. Open the cart twice within 5 seconds, then later: only the later one asks.',
  },
};

export const KeepsDataWhenALoadFails: Story = {
  args: { freshMs: 0, isShaky: true },
  parameters: { about: 'Every third answer is lost: invalidate a few times. The last data stay.' },
};
