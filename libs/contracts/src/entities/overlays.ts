import * as z from 'zod';
import { codeSchema } from '../codes/code-schema.ts';
import { mobileInfoBarStyle } from '../codes/mobile-info-bar-style.ts';
import { popupPositions } from '../codes/popup-position.ts';
import { lenientObject } from './lenient-object.ts';
import { pageDocument, type PageDocument } from './page-document.ts';
import { line } from './primitives.ts';
import { popupOverlaySettings } from './site-context.ts';

/** One line above every page, with an optional link. */
export const announcementBar = z.strictObject({
  isEnabled: z.boolean(),
  text: line(200),
  link: z.strictObject({ text: line(40).min(1), href: z.string().max(2000) }).nullable(),
});
export type AnnouncementBar = z.infer<typeof announcementBar>;

/** The bar below every page on phones and tablets, with contact links. */
export const mobileInfoBar = z.strictObject({ style: codeSchema(mobileInfoBarStyle) });
export type MobileInfoBar = z.infer<typeof mobileInfoBar>;

/** What opens a popup: time on the page, the scrolled share of it, or exit intent. */
export const popupTrigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('delay'), seconds: z.int().min(0).max(3600) }),
  z.strictObject({ kind: z.literal('scroll'), percent: z.int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('exit') }),
]);
export type PopupTrigger = z.infer<typeof popupTrigger>;

const defaultTrigger: PopupTrigger = { kind: 'delay', seconds: 8 };

/** A popup, whose content is a page document. */
export const popup = z.strictObject({
  isEnabled: z.boolean(),
  position: z.enum(popupPositions),
  trigger: popupTrigger.default(defaultTrigger),
  /** Whether it also opens on pages of single items, where it may cover a product. */
  onProductPages: z.boolean().default(false),
  document: pageDocument,
  settings: popupOverlaySettings,
});
export type Popup = z.infer<typeof popup>;

/** Bars and overlays of every page. Part of a release; older releases have the defaults. */
export const overlays = z.strictObject({ announcementBar, mobileInfoBar, popup });
export type Overlays = z.infer<typeof overlays>;

/** A website without bars and overlays. */
export const defaultOverlays: Overlays = {
  announcementBar: { isEnabled: false, text: '', link: null },
  mobileInfoBar: { style: mobileInfoBarStyle.NONE },
  popup: {
    isEnabled: false,
    position: 'center-center',
    trigger: defaultTrigger,
    onProductPages: false,
    document: { schemaVersion: 1, sections: [] },
    settings: {
      style: 1,
      enableMobile: true,
      version: 1,
      showUntilSignup: false,
      displayFrequency: 7,
    },
  },
};

/**
 * Creates a reader of stored overlays. Invalid members get their defaults, so that no stored value breaks a page.
 *
 * @param readDocument Reads the popup's content, as for pages.
 */
export function overlaysReader(
  readDocument: (stored: unknown) => PageDocument,
): (stored: unknown) => Overlays {
  const storedPopup = popup.extend({
    settings: lenientObject(popupOverlaySettings, defaultOverlays.popup.settings),
    document: z.unknown().transform(readDocument),
  });
  const storedOverlays = z
    .object({
      announcementBar: lenientObject(announcementBar, defaultOverlays.announcementBar),
      mobileInfoBar: lenientObject(mobileInfoBar, defaultOverlays.mobileInfoBar),
      popup: lenientObject(storedPopup, defaultOverlays.popup),
    })
    .catch(defaultOverlays);
  return (value) => storedOverlays.parse(value);
}
