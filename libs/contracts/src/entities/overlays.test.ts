import { expect, it } from 'vitest';
import { defaultOverlays, overlays, overlaysReader, type Overlays } from './overlays.ts';

const empty = defaultOverlays.popup.document;
/** As a reader of documents does: what is none is an empty one. */
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

it('is what the contract accepts, and so is what stands for it where nothing was stored', () => {
  expect(overlays.parse(whole)).toStrictEqual(whole);
  expect(overlays.parse(defaultOverlays)).toStrictEqual(defaultOverlays);
  expect(overlaysOf(whole)).toStrictEqual(whole);
});

it.each([undefined, null, 'words', 7, [], {}, { popup: null }, { announcementBar: [] }])(
  'reads what is none as the default: %j',
  (stored) => expect(overlaysOf(stored)).toStrictEqual(defaultOverlays),
);

it('has the contents of a popup read by whoever reads documents, whatever they are', () => {
  const mended = { schemaVersion: 1 as const, sections: [] };
  for (const document of [{ sections: [null] }, 'words', undefined]) {
    const read = overlaysReader((stored) => {
      expect(stored).toBe(document);
      return mended;
    });
    expect(read({ ...whole, popup: { ...whole.popup, document } }).popup.document).toBe(mended);
  }
});

it('keeps where and how a popup opens when its contents are none', () => {
  const spoilt = { ...whole, popup: { ...whole.popup, document: 'words' } };
  expect(overlaysOf(spoilt)).toStrictEqual({
    ...whole,
    popup: { ...whole.popup, document: empty },
  });
});

it('reads the parts that it knows out of another shape', () => {
  const { announcementBar, popup } = whole;
  const older = {
    announcementBar: { isEnabled: true, text: announcementBar.text, colour: 'red' },
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
