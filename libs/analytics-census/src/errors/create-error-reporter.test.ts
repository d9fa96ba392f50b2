import { describe, expect, it } from 'vitest';
import type { CensusRequest } from '../send.ts';
import { createErrorReporter, type ErrorReport } from './create-error-reporter.ts';

/** A reporter with a fake clock. */
function createScene() {
  const sent: CensusRequest[] = [];
  let nowMs = 0;
  let timers: { readonly at: number; readonly callback: () => void }[] = [];
  const reporter = createErrorReporter({
    async send(request) {
      sent.push(request);
      throw new Error('offline');
    },
    readCrumb: () => 'crumb-1',
    now: () => nowMs,
    setTimer: (callback, delayMs) => timers.push({ at: nowMs + delayMs, callback }),
  });
  return {
    sent,
    reporter,
    reports: () => sent.flatMap(({ json }) => json as readonly ErrorReport[]),
    wait(ms: number) {
      nowMs += ms;
      const due = timers.filter(({ at }) => at <= nowMs);
      timers = timers.filter(({ at }) => at > nowMs);
      for (const { callback } of due) callback();
    },
  };
}

describe('createErrorReporter', () => {
  it('posts reports with the crumb in the X-CSRF-Token header (ERRREP-01)', () => {
    const { sent, reporter, wait } = createScene();
    reporter.report('error', { message: 'x is not a function' });
    wait(1000);
    expect(sent).toMatchObject([
      { path: '/api/events/RecordJavascriptErrors', headers: { 'X-CSRF-Token': 'crumb-1' } },
    ]);
  });

  it('sends an array of objects with event, data and timestamp (ERRREP-02)', () => {
    const { sent, reporter, wait } = createScene();
    wait(5);
    reporter.report('error', { message: 'a', stack: 'at b', url: '/c' });
    wait(500);
    reporter.report('unhandledrejection', { message: 'd' });
    wait(1000);
    expect(sent.map(({ json }) => json)).toEqual([
      [
        { event: 'error', data: { message: 'a', stack: 'at b', url: '/c' }, timestamp: 5 },
        { event: 'unhandledrejection', data: { message: 'd' }, timestamp: 505 },
      ],
    ]);
  });

  it('sends at most 20 reports per page and drops the 21st (ERRREP-04)', () => {
    const { reporter, reports, wait } = createScene();
    for (let number = 1; number <= 25; number += 1) {
      reporter.report('error', { message: `error ${number}` });
      wait(1000);
    }
    expect(reports()).toHaveLength(20);
    expect(reports().at(-1)?.data.message).toBe('error 20');
  });

  it('queues at most 10 reports and drops further ones until the queue is sent (ERRREP-05)', () => {
    const { reporter, reports, wait } = createScene();
    for (let number = 1; number <= 12; number += 1) {
      reporter.report('error', { message: `error ${number}` });
    }
    wait(1000);
    expect(reports()).toHaveLength(10);
    expect(reports().at(-1)?.data.message).toBe('error 10');
    reporter.report('error', { message: 'later' });
    wait(1000);
    expect(reports().at(-1)?.data.message).toBe('later');
  });

  it('does not count dropped reports toward the limit of 20 (ERRREP-04, ERRREP-05)', () => {
    const { reporter, reports, wait } = createScene();
    for (let burst = 0; burst < 3; burst += 1) {
      for (let number = 0; number < 15; number += 1) reporter.report('error', { message: 'm' });
      wait(1000);
    }
    expect(reports()).toHaveLength(20);
  });

  it.each([
    [4999, 4999],
    [5000, 5000],
    [5001, 5000],
  ])('truncates the stack: of %i characters it sends %i (ERRREP-06)', (length, expected) => {
    const { reporter, reports, wait } = createScene();
    reporter.report('error', { message: 'm', stack: 'x'.repeat(length) });
    wait(1000);
    expect(reports()[0]?.data.stack).toHaveLength(expected);
  });

  it('sends the queue one second after the last report (ERRREP-07)', () => {
    const { sent, reporter, wait } = createScene();
    reporter.report('error', { message: 'a' });
    wait(999);
    reporter.report('error', { message: 'b' });
    wait(999);
    expect(sent).toHaveLength(0);
    wait(1);
    expect(sent).toHaveLength(1);
    wait(5000);
    expect(sent).toHaveLength(1);
  });

  it('sends queued reports immediately on flush, and only once', () => {
    const { sent, reporter, wait } = createScene();
    reporter.flush();
    expect(sent).toHaveLength(0);
    reporter.report('error', { message: 'a' });
    reporter.flush();
    wait(1000);
    expect(sent).toHaveLength(1);
  });
});
