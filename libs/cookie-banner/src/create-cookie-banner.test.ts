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

describe('a banner', () => {
  it.each<ConsentChoice>(['accept', 'decline'])(
    'is shown until the answer %s, which is kept before it is told',
    (choice) => {
      const { banner, readLog } = createScene();
      expect(banner.getState()).toEqual({ kind: 'shown', isForced: false });
      banner.answer(choice);
      expect(banner.getState()).toEqual({ kind: 'removed' });
      expect(readLog()).toEqual(['mount', `keep ${choice}`, 'unmount', `told ${choice}`]);
    },
  );

  it('is not shown once it has been answered', () => {
    const { banner, readLog } = createScene('decline');
    expect(banner.getState()).toEqual({ kind: 'removed' });
    expect(readLog()).toEqual([]);
  });

  it('can be forced, and answered again', () => {
    const { banner, readLog } = createScene('accept');
    banner.force();
    expect(banner.getState()).toEqual({ kind: 'shown', isForced: true });
    banner.answer('decline');
    expect(readLog()).toEqual(['mount', 'keep decline', 'unmount', 'told decline']);
  });

  it('is taken away and comes back when it is updated', () => {
    const { banner, readLog } = createScene();
    readLog();
    banner.update();
    expect(readLog()).toEqual(['unmount', 'mount']);
    expect(banner.getState()).toEqual({ kind: 'shown', isForced: true });
  });

  it('comes back unforced only where nothing has been answered', () => {
    const open = createScene();
    open.banner.unforce();
    expect(open.readLog()).toEqual(['mount', 'unmount', 'mount']);
    const answered = createScene('accept');
    answered.banner.force();
    answered.banner.unforce();
    expect(answered.readLog()).toEqual(['mount', 'unmount']);
  });

  it('tells its listeners until they leave or it is destroyed', () => {
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
