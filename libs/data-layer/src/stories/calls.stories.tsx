import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useEffect, useState } from 'react';
import { createDataLayer, type DataLayerEvent, type Result } from '../index.ts';
import { createFakeFetch, type FakeAnswer, type Script } from './fake-server.fixture.ts';
import { CallLog, useCallLog } from './use-call-log.fixture.tsx';

/** The responses of the stories by name. */
const answers = {
  success: { body: { items: 2 } },
  unauthorized: { status: 401 },
  internal: { status: 500 },
  unavailable: { status: 503 },
  rejected: {
    status: 422,
    body: { error: 'Only 3 are left.', errors: { quantity: 'At most 3' }, detail: { stock: 3 } },
  },
  connection: { status: 404 },
  unparsable: { body: '<html>' },
  loginRequired: { status: 401, body: { loginRequired: true } },
  authorizationFail: { status: 403, body: { authorizationFail: true } },
} as const satisfies Record<string, FakeAnswer>;
type Answer = keyof typeof answers;

interface CallProps {
  readonly answer: Answer;
  readonly retries: number;
  readonly timeoutMs: number;
  readonly script?: Script;
  /** Number of concurrent calls per click. */
  readonly atOnce?: number;
}

function Call({ answer, retries, timeoutMs, script, atOnce = 1 }: CallProps) {
  const [calls, log] = useCallLog();
  const [results, setResults] = useState<readonly Result<unknown>[]>([]);
  const [heard, setHeard] = useState<DataLayerEvent>();
  const [crumb] = useState({ value: 'old-crumb' });
  const [dataLayer] = useState(() =>
    createDataLayer({
      fetch: createFakeFetch(script ?? (() => answers[answer]), log),
      setTimer: setTimeout,
      readCrumb: () => crumb.value,
      limitTime: (ms, signal) =>
        AbortSignal.any([AbortSignal.timeout(ms), ...(signal ? [signal] : [])]),
      emit: (event) => {
        if (event.type === 'crumbFail') crumb.value = 'new-crumb';
        setHeard(event);
      },
      retries,
      timeoutMs,
    }),
  );
  const call = useCallback(async () => {
    setResults(await Promise.all(Array.from({ length: atOnce }, () => dataLayer.get('cart'))));
  }, [atOnce, dataLayer]);
  useEffect(() => {
    async function callAtFirst() {
      await call();
    }
    void callAtFirst();
  }, [call]);
  return (
    <>
      <div className="row">
        <button type="button" onClick={() => void call()}>
          {atOnce > 1 ? `Ask ${atOnce} times at once` : 'Get the cart again'}
        </button>
      </div>
      <div className="columns">
        <CallLog calls={calls} />
        <section aria-label="What the caller gets">
          <h2>What the caller gets</h2>
          <output className="log" style={{ display: 'block' }}>
            {results.length === 0 && '…'}
            {results.map((result) => `${JSON.stringify(result, null, 2)}\n`)}
            {heard && `\nemit: ${JSON.stringify(heard, null, 2)}`}
          </output>
        </section>
      </div>
    </>
  );
}

const meta = {
  title: 'Libraries/data-layer/Calls',
  component: Call,
  args: { answer: 'success', retries: 0, timeoutMs: 0 },
  argTypes: {
    answer: { control: 'select', options: Object.keys(answers) as readonly Answer[] },
    script: { table: { disable: true } },
    atOnce: { table: { disable: true } },
  },
  render: (args) => <Call key={JSON.stringify(args)} {...args} />,
} satisfies Meta<typeof Call>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {
  parameters: {
    about: 'A call never rejects: it comes to data, or to a failure with a kind and words.',
  },
};

export const Rejected: Story = {
  args: { answer: 'rejected' },
  parameters: { about: 'The server’s own words, its errors by field and its details come along.' },
};

export const LoginRequired: Story = {
  args: { answer: 'loginRequired' },
  parameters: {
    about: 'A flag of the body concerns the whole page, so the host hears of it as well.',
  },
};

export const Retries: Story = {
  args: {
    retries: 2,
    script: (_, count) => (count < 3 ? undefined : answers.success),
  },
  parameters: { about: 'Twice there is no connection; the third attempt comes through.' },
};

export const CrumbRenewed: Story = {
  args: {
    script: (_, count) =>
      count > 1 ? answers.success : { status: 400, body: { crumbFail: true } },
  },
  parameters: {
    about:
      'A rejected crumb is reset and the call repeated once: look at the crumb of each address.',
  },
};

export const SharedRequest: Story = {
  args: { atOnce: 4 },
  parameters: { about: 'GETs of one address at the same time share one request.' },
};

export const Timeout: Story = {
  args: { timeoutMs: 150 },
  parameters: { about: 'The fake server takes 400 ms; this call may take 150.' },
};
