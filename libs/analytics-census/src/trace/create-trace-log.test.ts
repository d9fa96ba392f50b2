import { describe, expect, it } from 'vitest';
import type { CensusRequest } from '../send.ts';
import { createTraceLog } from './create-trace-log.ts';

function createScene() {
  const sent: CensusRequest[] = [];
  const delays: number[] = [];
  let next: (() => void) | undefined;
  const log = createTraceLog({
    async send(request) {
      sent.push(request);
      throw new Error('offline');
    },
    setTimer(callback, delayMs) {
      delays.push(delayMs);
      next = callback;
    },
  });
  return { sent, log, delays, passPeriod: () => next?.() };
}

describe('createTraceLog', () => {
  it('posts its entries as a JSON string in data (TRACE-01)', () => {
    const { sent, log } = createScene();
    log.add({ level: 'info', text: 'ready' });
    log.add('second');
    log.flush();
    expect(sent).toEqual([
      { path: '/api/events/Trace', form: { data: '[{"level":"info","text":"ready"},"second"]' } },
    ]);
  });

  it('sends new entries every 30 s (TRACE-02)', () => {
    const { sent, log, delays, passPeriod } = createScene();
    log.add('first');
    passPeriod();
    log.add('second');
    passPeriod();
    expect(delays).toEqual([30_000, 30_000, 30_000]);
    expect(sent.map(({ form }) => form?.data)).toEqual(['["first"]', '["second"]']);
  });

  it('sends no request without entries (TRACE-02)', () => {
    const { sent, log, passPeriod } = createScene();
    passPeriod();
    log.flush();
    expect(sent).toEqual([]);
  });
});
