import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurnQueue, type EndTurn, type TurnError } from './turn-queue.ts';

const limits = { maxWaiting: 2, maxWaitMs: 1_000 };

function turnOf(result: EndTurn | TurnError): EndTurn {
  if (typeof result === 'string') throw new Error(result);
  return result;
}

describe('createTurnQueue', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('grants turns one at a time in order of arrival', async () => {
    const queue = createTurnQueue(limits);
    const order: string[] = [];
    const first = turnOf(await queue.take());
    const second = queue.take().then((turn) => (order.push('second'), turnOf(turn)));
    const third = queue.take().then((turn) => (order.push('third'), turnOf(turn)));
    expect(queue.waiting()).toBe(2);
    first();
    (await second)();
    await third;
    expect(order).toStrictEqual(['second', 'third']);
  });

  it('returns queueFull when too many callers wait', async () => {
    const queue = createTurnQueue(limits);
    await queue.take();
    void queue.take();
    void queue.take();
    expect(await queue.take()).toBe('queueFull');
  });

  it('returns waitedTooLong after the timeout and grants the turn to the next caller', async () => {
    const queue = createTurnQueue(limits);
    const first = turnOf(await queue.take());
    const second = queue.take();
    await vi.advanceTimersByTimeAsync(600);
    const third = queue.take();
    await vi.advanceTimersByTimeAsync(500);
    expect(await second).toBe('waitedTooLong');
    first();
    expect(await third).toBeTypeOf('function');
  });

  it('ignores repeated calls that end the same turn', async () => {
    const queue = createTurnQueue(limits);
    const first = turnOf(await queue.take());
    const second = queue.take();
    const third = queue.take();
    first();
    first();
    await second;
    expect(queue.waiting()).toBe(1);
    turnOf(await second)();
    await third;
  });

  it('returns closed to all callers after close and waits for the running turn', async () => {
    const queue = createTurnQueue(limits);
    const first = turnOf(await queue.take());
    const waiting = queue.take();
    const closed = queue.close(5_000);
    expect(await waiting).toBe('closed');
    expect(await queue.take()).toBe('closed');
    first();
    await closed;
  });

  it('stops waiting for the running turn after the timeout of close', async () => {
    const queue = createTurnQueue(limits);
    await queue.take();
    const closed = queue.close(5_000);
    await vi.advanceTimersByTimeAsync(5_000);
    await closed;
    expect(queue.waiting()).toBe(0);
  });
});
