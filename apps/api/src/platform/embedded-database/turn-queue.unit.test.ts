import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurnQueue, type EndTurn, type TurnError } from './turn-queue.ts';

const limits = { maxWaiting: 2, maxWaitMs: 1_000 };

function turnOf(answer: EndTurn | TurnError): EndTurn {
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

describe('createTurnQueue', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('gives the turns in the order of arrival, one at a time', async () => {
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

  it('rejects who finds the queue full', async () => {
    const queue = createTurnQueue(limits);
    await queue.take();
    void queue.take();
    void queue.take();
    expect(await queue.take()).toBe('queueFull');
  });

  it('rejects who waited too long, and gives the turn to the next', async () => {
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

  it('ends a turn once, however often it is ended', async () => {
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

  it('rejects everyone once it is closed, and waits for the running turn', async () => {
    const queue = createTurnQueue(limits);
    const first = turnOf(await queue.take());
    const waiting = queue.take();
    const closed = queue.close(5_000);
    expect(await waiting).toBe('closed');
    expect(await queue.take()).toBe('closed');
    first();
    await closed;
  });

  it('does not wait for ever for the running turn', async () => {
    const queue = createTurnQueue(limits);
    await queue.take();
    const closed = queue.close(5_000);
    await vi.advanceTimersByTimeAsync(5_000);
    await closed;
    expect(queue.waiting()).toBe(0);
  });
});
