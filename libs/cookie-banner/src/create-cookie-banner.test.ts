import { describe, expect, it, vi } from 'vitest';
import type { ConsentChoice } from './consent/consent-record.ts';
import { createCookieBanner } from './create-cookie-banner.ts';

function createScene(answered?: ConsentChoice) {
  const log: string[] = [];
  let choice = answered;
  const banner = createCookieBanner({
    consent: {
      read: () => choice,
      write(newChoice) {
        choice = newChoice;
        log.push(`keep ${newChoice}`);
      },
    },
    mount: () => log.push('mount'),
    unmount: () => log.push('unmount'),
    onAnswer: (given) => log.push(`told ${given}`),
  });
  return { banner, readLog: () => log.splice(0) };
}

describe('createCookieBanner', () => {
  it.each<ConsentChoice>(['accept', 'decline'])(
    'shows the banner until the choice %s, and stores it before calling onAnswer',
    (choice) => {
      const { banner, readLog } = createScene();
      expect(banner.getState()).toEqual({ kind: 'shown', isForced: false });
      banner.answer(choice);
      expect(banner.getState()).toEqual({ kind: 'removed' });
      expect(readLog()).toEqual(['mount', `keep ${choice}`, 'unmount', `told ${choice}`]);
    },
  );

  it('does not show the banner if a choice is stored', () => {
    const { banner, readLog } = createScene('decline');
    expect(banner.getState()).toEqual({ kind: 'removed' });
    expect(readLog()).toEqual([]);
  });

  it('shows the banner again with force() and stores a new choice', () => {
    const { banner, readLog } = createScene('accept');
    banner.force();
    expect(banner.getState()).toEqual({ kind: 'shown', isForced: true });
    banner.answer('decline');
    expect(readLog()).toEqual(['mount', 'keep decline', 'unmount', 'told decline']);
  });

  it('unmounts and mounts the banner again with update()', () => {
    const { banner, readLog } = createScene();
    readLog();
    banner.update();
    expect(readLog()).toEqual(['unmount', 'mount']);
    expect(banner.getState()).toEqual({ kind: 'shown', isForced: true });
  });

  it('remounts the banner with unforce() only if no choice is stored', () => {
    const open = createScene();
    open.banner.unforce();
    expect(open.readLog()).toEqual(['mount', 'unmount', 'mount']);
    const answered = createScene('accept');
    answered.banner.force();
    answered.banner.unforce();
    expect(answered.readLog()).toEqual(['mount', 'unmount']);
  });

  it('notifies listeners until they unsubscribe or the banner is destroyed', () => {
    const { banner } = createScene();
    const [leaver, stayer] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const leave = banner.subscribe(leaver);
    banner.subscribe(stayer);
    banner.force();
    leave();
    banner.force();
    banner.destroy();
    banner.force();
    expect([leaver, stayer].map((listener) => listener.mock.calls.length)).toEqual([1, 2]);
  });
});
