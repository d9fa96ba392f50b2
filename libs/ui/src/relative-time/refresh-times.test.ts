import { expect, it, vi } from 'vitest';
import { fakeClock } from '../pacing/fake-clock.fixture.ts';
import { refreshMs } from './options.ts';
import { refreshTimes, type TimeNode } from './refresh-times.ts';

const node = (date?: string) => ({
  dataset: date === undefined ? {} : { date },
  textContent: 'a while ago',
  isConnected: true,
});

function refresh(...nodes: readonly TimeNode[]) {
  const clock = fakeClock();
  const warn = vi.fn<(message: string) => void>();
  const times = refreshTimes(
    nodes,
    { ...clock.host, now: clock.frames.now, warn },
    { timeZone: 'UTC' },
  );
  return { ...clock, warn, times };
}

it.each([undefined, '', ' ', 'yesterday', '2026-11-22', 'NaN', 'Infinity', '1e300'])(
  'warns about an element with the date %o and leaves it unchanged (TIME-01)',
  (date) => {
    const left = node(date);
    const good = node('0');
    const { warn, pass } = refresh(left, good);
    pass(20_000);
    expect(left.textContent).toBe('a while ago');
    expect(good.textContent).toBe('20 seconds ago');
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('data-date');
  },
);

it('updates the text immediately and every 5 s (TIME-03)', () => {
  const said = node('0');
  const { pass } = refresh(said);
  expect(said.textContent).toBe('just now');
  pass(4999);
  expect(said.textContent).toBe('just now');
  pass(1);
  expect(said.textContent).toBe('5 seconds ago');
  pass(5000);
  expect(said.textContent).toBe('10 seconds ago');
  expect(refreshMs).toBe(5000);
});

it('stops its timer when every element shows a date', () => {
  const said = node('0');
  const { pass, waiting } = refresh(said);
  pass(60_000);
  expect(said.textContent).toBe('Jan 1, 1970');
  expect(waiting()).toBe(0);
});

it('starts no timer without valid elements', () => {
  expect(refresh().waiting()).toBe(0);
  expect(refresh(node('then')).waiting()).toBe(0);
});

it('ignores an element that was removed from the page', () => {
  const gone = node('0');
  const { pass, waiting } = refresh(gone);
  gone.isConnected = false;
  pass(5000);
  expect(gone.textContent).toBe('just now');
  expect(waiting()).toBe(0);
});

it('does not update while paused, and updates immediately on resume', () => {
  const said = node('0');
  const { pass, waiting, times } = refresh(said);
  times.pause();
  expect(waiting()).toBe(0);
  pass(12_000);
  expect(said.textContent).toBe('just now');
  times.resume();
  expect(said.textContent).toBe('12 seconds ago');
  pass(5000);
  expect(said.textContent).toBe('17 seconds ago');
});

it('writes the text only when it changes', () => {
  const writes = vi.fn<(text: string) => void>();
  const said = {
    ...node('100'),
    set textContent(text: string) {
      writes(text);
    },
    get textContent() {
      return writes.mock.lastCall?.[0] ?? '';
    },
  };
  const { times } = refresh(said);
  times.resume();
  times.resume();
  expect(writes).toHaveBeenCalledOnce();
});
