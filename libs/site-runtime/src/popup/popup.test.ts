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

describe('a closed popup', () => {
  it('is shown again after the days of its display frequency (POPUP-02)', () => {
    expect(isShown({}, null)).toBe(true);
    expect(isShown({}, closed, closedAt)).toBe(false);
    expect(isShown({}, closed, closedAt + 7 * day - 1)).toBe(false);
    expect(isShown({}, closed, closedAt + 7 * day)).toBe(true);
    expect(isShown({ displayFrequency: 0 })).toBe(true);
  });

  it('with the display frequency -1 is shown until it is closed, and then not again (POPUP-03)', () => {
    const forever = { displayFrequency: -1 };
    expect(isShown(forever, closed, closedAt + 10_000 * day)).toBe(false);
    expect(isShown(forever, null)).toBe(true);
    expect(isShown(forever, { ...closed, 'date-closed': null })).toBe(true);
  });

  it('is shown again when the version of its settings differs (POPUP-05)', () => {
    const submitted = { ...closed, submitted: true };
    for (const version of [2, 4])
      for (const displayFrequency of [7, -1])
        expect(isShown({ version, displayFrequency, showUntilSignup: true }, submitted)).toBe(true);
  });
});

describe('a popup with showUntilSignup', () => {
  it('is shown by its display frequency until its form is submitted (POPUP-06)', () => {
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

it('is not shown on mobile when mobile is disabled', () => {
  expect(isShown({ enableMobile: false }, null, closedAt, true)).toBe(false);
  expect(isShown({ enableMobile: false }, null, closedAt, false)).toBe(true);
  expect(isShown({ enableMobile: true }, null, closedAt, true)).toBe(true);
});

describe('the popup record', () => {
  function createStorage(first: string | null = null) {
    let stored = first;
    const storage: PopupStorage = { read: () => stored, write: (text) => (stored = text) };
    return { storage, stored: () => JSON.parse(stored ?? 'null') as unknown };
  }
  const memoryOf = (storage: PopupStorage, version = 3, visitStorage = createStorage().storage) =>
    createPopupMemory({ storage, visitStorage, version, now: () => closedAt });

  it('has the closing date, the version and whether its form was submitted (POPUP-04)', () => {
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

  it('marks for the session that the popup of this version was left open', () => {
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

  it('resets submitted on close when the version differs', () => {
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
  ])('is undefined when %j is stored', (text) => expect(readPopupRecord(text)).toBeUndefined());

  it('is undefined when storage throws, and writes do not throw', () => {
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
