import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { recordPagePerformance } from '../dom/index.ts';
import { createPerformanceBatch } from '../index.ts';
import { Sent, useFakeSend } from './sent.fixture.tsx';

interface RecordProps {
  /** How long the record waits, instead of a minute. */
  readonly waitMs: number;
}

/** This window with a fast clock. */
function impatientWindow(waitMs: number) {
  const { document, navigator, performance, screen, PerformanceObserver } = window;
  return {
    document,
    navigator,
    performance,
    screen,
    PerformanceObserver,
    addEventListener: window.addEventListener.bind(window),
    setTimeout: (callback: () => void) => window.setTimeout(callback, waitMs),
  } as unknown as Window & typeof globalThis;
}

function Recorded({ waitMs }: RecordProps) {
  const { requests, send } = useFakeSend();
  useEffect(() => {
    const controller = new AbortController();
    const batch = createPerformanceBatch({ send, setTimer: () => undefined });
    recordPagePerformance({
      ownerWindow: impatientWindow(waitMs),
      pageLoadId: 'this-page',
      signal: controller.signal,
      batch: {
        ...batch,
        add(record) {
          batch.add(record);
          batch.flush();
        },
      },
    });
    return () => controller.abort();
  }, [send, waitMs]);
  return <Sent requests={requests} />;
}

const meta = {
  title: 'Libraries/analytics-census/Performance',
  component: Recorded,
  args: { waitMs: 400 },
  render: ({ waitMs }) => <Recorded key={waitMs} waitMs={waitMs} />,
} satisfies Meta<typeof Recorded>;
export default meta;

export const ThisPage: StoryObj<typeof meta> = {
  parameters: {
    about:
      'What this very page took to load. A page waits 60 s, or until it is hidden; here the clock is impatient. Press keys meanwhile to have an interaction measured.',
  },
};
