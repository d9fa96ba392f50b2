import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { trackButtons } from '../dom/index.ts';
import {
  createErrorReporter,
  createEventRecorder,
  createInteractionCensus,
  toAnalyticsEvent,
} from '../index.ts';
import { Sent, useFakeSend } from './sent.fixture.tsx';

const page = {
  pageTitle: 'Harbour',
  pageId: 'harbour',
  contentSource: 'c',
  pagePath: '/harbour',
  pagePermissionTypeValue: 1,
} as const;

const readButton = (button: Element) => ({
  id: button.id,
  buttonText: button.textContent,
  clickthroughUrl: '/contact',
  alignment: 'center',
  size: 'medium',
  newWindow: false,
  context: 'section-1',
});

function Buttons() {
  const { requests, send } = useFakeSend();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return undefined;
    const controller = new AbortController();
    const census = createInteractionCensus({
      send,
      readVisitor: () => 'a-random-id',
      readPage: () => page,
    });
    trackButtons(root.current, {
      census,
      selector: 'button',
      readButton,
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [send]);
  return (
    <div className="columns">
      <div ref={root} className="row">
        <button type="button" id="book">
          Book a sitting
        </button>
        <button type="button" id="prints">
          See the prints
        </button>
      </div>
      <Sent requests={requests} />
    </div>
  );
}

function Events({ pagePath }: { readonly pagePath: unknown }) {
  const { requests, send } = useFakeSend();
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const record = () => {
    const warn = (message: string) => setWarnings((before) => [...before, message]);
    const readCommon = () => ({ pagePath, websiteId: 'portfolio', website_locale: 'en-GB' });
    const event = toAnalyticsEvent('print_viewed', { print: 'heron' }, { readCommon, warn });
    void createEventRecorder({ send, readCrumb: () => 'the-crumb' })(event);
  };
  return (
    <div className="columns">
      <div>
        <button type="button" onClick={record}>
          Look at a print
        </button>
        <p aria-live="polite" style={{ marginBlockStart: '1rem' }}>
          {warnings.length === 0 ? 'No warning.' : warnings.join('. ')}
        </p>
      </div>
      <Sent requests={requests} />
    </div>
  );
}

function Errors() {
  const { requests, send } = useFakeSend();
  const [reporter] = useState(() =>
    createErrorReporter({
      send,
      readCrumb: () => 'the-crumb',
      now: Date.now,
      setTimer: setTimeout,
    }),
  );
  return (
    <div className="columns">
      <div>
        <button
          type="button"
          onClick={() => reporter.report('print', { message: 'The print is missing' })}
        >
          Lose a print
        </button>
      </div>
      <Sent requests={requests} />
    </div>
  );
}

const meta = {
  title: 'Libraries/analytics-census/Interactions',
  component: Events,
  args: { pagePath: '/harbour' },
} satisfies Meta<typeof Events>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AnEvent: Story = {
  parameters: { about: 'The fields that every event has are taken from the page at that moment.' },
};

export const AWronglyTypedField: Story = {
  args: { pagePath: 7 },
  parameters: { about: 'It is left out, and developers are warned; the event goes out.' },
};

export const ButtonsOfAPage: Story = {
  render: () => <Buttons />,
  parameters: {
    about: 'Each button is recorded when it is there and when it is pressed.',
    controls: { disable: true },
  },
};

export const ErrorsOfAPage: Story = {
  render: () => <Errors />,
  parameters: {
    about:
      'Press a few times: reports wait a second for each other, ten at a time, twenty a page at most.',
    controls: { disable: true },
  },
};
