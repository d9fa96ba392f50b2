import { expect, it } from 'vitest';
import { defaultOverlays, overlays, overlaysReader, type Overlays } from './overlays.ts';
import { hasPopup } from './has-popup.ts';
import type { MainView } from './page-view.ts';

const empty = defaultOverlays.popup.document;
/** Like the document reader, which returns an empty document for an invalid one. */
const overlaysOf = overlaysReader((stored) =>
  Array.isArray(Object(stored).sections) ? (stored as typeof empty) : empty,
);

const whole: Overlays = {
  announcementBar: {
    isEnabled: true,
    text: 'Closed on Monday',
    link: { text: 'Hours', href: '/visit' },
  },
  mobileInfoBar: { style: 3 },
  popup: {
    isEnabled: true,
    position: 'bottom-right',
    trigger: { kind: 'scroll', percent: 40 },
    onProductPages: true,
    document: { schemaVersion: 1, sections: [] },
    settings: {
      style: 1,
      enableMobile: false,
      version: 2,
      showUntilSignup: true,
      displayFrequency: 7,
    },
  },
};

it('accepts valid overlays and the defaults, and reads valid overlays unchanged', () => {
  expect(overlays.parse(whole)).toStrictEqual(whole);
  expect(overlays.parse(defaultOverlays)).toStrictEqual(defaultOverlays);
  expect(overlaysOf(whole)).toStrictEqual(whole);
});

it.each([undefined, null, 'words', 7, [], {}, { popup: null }, { announcementBar: [] }])(
  'falls back to the default overlays for %j',
  (stored) => expect(overlaysOf(stored)).toStrictEqual(defaultOverlays),
);

it('passes the stored popup document to the document reader and uses its result', () => {
  const repaired = { schemaVersion: 1 as const, sections: [] };
  for (const document of [{ sections: [null] }, 'words', undefined]) {
    const read = overlaysReader((stored) => {
      expect(stored).toBe(document);
      return repaired;
    });
    expect(read({ ...whole, popup: { ...whole.popup, document } }).popup.document).toBe(repaired);
  }
});

it('preserves the other popup settings when the document is invalid', () => {
  const invalid = { ...whole, popup: { ...whole.popup, document: 'words' } };
  expect(overlaysOf(invalid)).toStrictEqual({
    ...whole,
    popup: { ...whole.popup, document: empty },
  });
});

it('preserves valid overlay fields and replaces invalid ones with defaults', () => {
  const { announcementBar, popup } = whole;
  const older = {
    announcementBar: { isEnabled: true, text: announcementBar.text, color: 'red' },
    mobileInfoBar: { style: 9 },
    popup: { ...popup, position: 'left', settings: { displayFrequency: 30, version: 'two' } },
  };
  expect(overlaysOf(older)).toStrictEqual({
    announcementBar: { isEnabled: true, text: announcementBar.text, link: null },
    mobileInfoBar: defaultOverlays.mobileInfoBar,
    popup: {
      ...popup,
      position: defaultOverlays.popup.position,
      settings: { ...defaultOverlays.popup.settings, displayFrequency: 30 },
    },
  });
});

it('defaults to a trigger after 8 seconds and no product pages for a stored popup without them', () => {
  const { trigger, onProductPages, ...older } = whole.popup;
  expect([trigger.kind, onProductPages]).toEqual(['scroll', true]);
  const read = overlaysOf({ ...whole, popup: older }).popup;
  expect(read).toMatchObject({ trigger: { kind: 'delay', seconds: 8 }, onProductPages: false });
  expect(overlays.parse({ ...whole, popup: older }).popup).toStrictEqual(read);
});

it.each([
  { kind: 'delay', seconds: -1 },
  { kind: 'delay', seconds: 3601 },
  { kind: 'scroll', percent: 0 },
  { kind: 'scroll', percent: 101 },
  { kind: 'delay' },
  { kind: 'click' },
])('rejects the trigger %j and reads it as the default when stored', (trigger) => {
  const popup = { ...whole.popup, trigger };
  expect(overlays.safeParse({ ...whole, popup }).success).toBe(false);
  expect(overlaysOf({ ...whole, popup }).popup.trigger).toEqual({ kind: 'delay', seconds: 8 });
});

it.each([
  ['page', 0, true, true],
  ['collection', 0, true, true],
  ['item', 1, true, true],
  ['item', 11, false, true],
  ['cart', 0, false, false],
  ['checkout', 0, false, false],
  ['order', 0, false, false],
  ['membersOnly', 0, false, false],
  ['notFound', 0, false, false],
])(
  'shows a popup on a %s of record type %i: %s, and %s with onProductPages',
  (kind, recordType, not, yes) => {
    const main = { kind, item: { recordType } } as unknown as MainView;
    const document = { schemaVersion: 1 as const, sections: [{}] as never[] };
    const popup = { ...whole.popup, document };
    expect(hasPopup({ ...popup, onProductPages: false }, main)).toBe(not);
    expect(hasPopup({ ...popup, onProductPages: true }, main)).toBe(yes);
    expect(hasPopup({ ...popup, document: empty }, main)).toBe(false);
  },
);
