import { describe, expect, it } from 'vitest';
import { createPopupMemory, type PopupStorage } from './create-popup-memory.ts';
import { mayShowPopup, type PopupSettings } from './may-show-popup.ts';
import { readPopupRecord, type PopupRecord } from './popup-record.ts';

const closedAt = Date.parse('2026-03-01T12:00:00.000Z');
const day = 86_400_000;
const settings: PopupSettings = {
  style: 1,
  enableMobile: true,
  version: 3,
  showUntilSignup: false,
  displayFrequency: 7,
};
const closed: PopupRecord = {
  'date-closed': new Date(closedAt).toISOString(),
  version: 3,
  submitted: false,
};

const isShown = (
  more: Partial<PopupSettings>,
  record: PopupRecord | null = closed,
  now = closedAt,
  isMobile = false,
) =>
  mayShowPopup({
    settings: { ...settings, ...more },
    record: record ?? undefined,
    wasLeftOpen: false,
    now,
    isMobile,
  });

describe('a popup that was closed', () => {
  it('is shown again once as many days have passed as its display frequency says (POPUP-02)', () => {
    expect(isShown({}, null)).toBe(true);
    expect(isShown({}, closed, closedAt)).toBe(false);
    expect(isShown({}, closed, closedAt + 7 * day - 1)).toBe(false);
    expect(isShown({}, closed, closedAt + 7 * day)).toBe(true);
    expect(isShown({ displayFrequency: 0 })).toBe(true);
  });

  it('is never shown again with the display frequency -1, and is until then (POPUP-03)', () => {
    const forever = { displayFrequency: -1 };
    expect(isShown(forever, closed, closedAt + 10_000 * day)).toBe(false);
    expect(isShown(forever, null)).toBe(true);
    expect(isShown(forever, { ...closed, 'date-closed': null })).toBe(true);
  });

  it('is shown again at once when its settings have another version (POPUP-05)', () => {
    const submitted = { ...closed, submitted: true };
    for (const version of [2, 4])
      for (const displayFrequency of [7, -1])
        expect(isShown({ version, displayFrequency, showUntilSignup: true }, submitted)).toBe(true);
  });
});

describe('a popup that waits for a sign-up', () => {
  it('comes back by its display frequency until its form was sent, and then never (POPUP-06)', () => {
    const waiting = { showUntilSignup: true };
    const submitted = { ...closed, submitted: true };
    const later = closedAt + 7 * day;
    expect(isShown(waiting, closed, closedAt)).toBe(false);
    expect(isShown(waiting, closed, later)).toBe(true);
    expect(isShown(waiting, submitted, later)).toBe(false);
    expect(isShown(waiting, { ...submitted, 'date-closed': null }, later)).toBe(false);
    // A popup that does not wait for a sign-up also returns after one.
    expect(isShown({}, submitted, later)).toBe(true);
  });
});

it('stays away from phones where its owner wants it so, and from nothing else', () => {
  expect(isShown({ enableMobile: false }, null, closedAt, true)).toBe(false);
  expect(isShown({ enableMobile: false }, null, closedAt, false)).toBe(true);
  expect(isShown({ enableMobile: true }, null, closedAt, true)).toBe(true);
});

describe('what the browser remembers', () => {
  function createStorage(first: string | null = null) {
    let stored = first;
    const storage: PopupStorage = { read: () => stored, write: (text) => (stored = text) };
    return { storage, stored: () => JSON.parse(stored ?? 'null') as unknown };
  }
  const memoryOf = (storage: PopupStorage, version = 3, visitStorage = createStorage().storage) =>
    createPopupMemory({ storage, visitStorage, version, now: () => closedAt });

  it('is when the popup was closed, under which version, and whether its form was sent (POPUP-04)', () => {
    const { storage, stored } = createStorage();
    const memory = memoryOf(storage);
    expect(memory.read()).toBeUndefined();
    memory.keepClosed();
    expect(stored()).toStrictEqual(closed);
    memory.keepSubmitted();
    expect(stored()).toStrictEqual({ ...closed, submitted: true });
    memory.keepClosed();
    expect(memory.read()).toStrictEqual({ ...closed, submitted: true });
  });

  it('is for a visit that it was opened and not closed, under this version', () => {
    const { storage } = createStorage();
    const visit = createStorage().storage;
    const memory = memoryOf(storage, 3, visit);
    expect(memory.wasLeftOpen()).toBe(false);
    memory.keepOpened();
    expect(memory.wasLeftOpen()).toBe(true);
    expect(memoryOf(storage, 4, visit).wasLeftOpen()).toBe(false);
    memory.keepClosed();
    expect(memory.wasLeftOpen()).toBe(false);
  });

  it('does not take over from another version that its form was sent', () => {
    const { storage, stored } = createStorage(JSON.stringify({ ...closed, submitted: true }));
    memoryOf(storage, 4).keepClosed();
    expect(stored()).toStrictEqual({ ...closed, version: 4, submitted: false });
  });

  it.each([
    null,
    '',
    'null',
    '7',
    '{',
    '{}',
    '{"date-closed":"soon","version":3,"submitted":false}',
    '{"date-closed":7,"version":3,"submitted":false}',
    '{"date-closed":null,"version":"3","submitted":false}',
    '{"date-closed":null,"version":3}',
  ])('is nothing where %j is stored', (text) => expect(readPopupRecord(text)).toBeUndefined());

  it('is nothing where the browser keeps nothing for a site', () => {
    const err = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const nothing = { read: err, write: err };
    const memory = memoryOf(nothing, 3, nothing);
    expect([memory.read(), memory.wasLeftOpen()]).toEqual([undefined, false]);
    expect(() => memory.keepClosed()).not.toThrow();
    expect(() => memory.keepOpened()).not.toThrow();
  });
});
