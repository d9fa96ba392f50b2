import * as z from 'zod';
import { codeSchema } from '../codes/code-schema.ts';
import { mobileInfoBarStyle } from '../codes/mobile-info-bar-style.ts';
import { popupPositions } from '../codes/popup-position.ts';
import { memberByMember } from './member-by-member.ts';
import { pageDocument, type PageDocument } from './page-document.ts';
import type { MainView } from './page-view.ts';
import { line } from './primitives.ts';
import { popupOverlaySettings } from './site-context.ts';

/** One line above every page, with a link that belongs to it. */
export const announcementBar = z.strictObject({
  isEnabled: z.boolean(),
  text: line(200),
  link: z.strictObject({ text: line(40).min(1), href: z.string().max(2000) }).nullable(),
});
export type AnnouncementBar = z.infer<typeof announcementBar>;

/** The bar below every page on phones and tablets: how to reach the business. */
export const mobileInfoBar = z.strictObject({ style: codeSchema(mobileInfoBarStyle) });
export type MobileInfoBar = z.infer<typeof mobileInfoBar>;

/** What opens over a page by itself: a small page document of its own. */
export const popup = z.strictObject({
  isEnabled: z.boolean(),
  position: z.enum(popupPositions),
  document: pageDocument,
  settings: popupOverlaySettings,
});
export type Popup = z.infer<typeof popup>;

/**
 * Kinds of a page's main view over which the popup may open: where somebody reads, and not where one pays, searches, or is
 * told what went wrong.
 */
export const popupPages: ReadonlySet<MainView['kind']> = new Set(['page', 'collection', 'item']);

/** What stands around and over every page. Releases hold it; those from before it was there have the default. */
export const overlays = z.strictObject({ announcementBar, mobileInfoBar, popup });
export type Overlays = z.infer<typeof overlays>;

/** A website that has none of them. */
export const defaultOverlays: Overlays = {
  announcementBar: { isEnabled: false, text: '', link: null },
  mobileInfoBar: { style: mobileInfoBarStyle.NONE },
  popup: {
    isEnabled: false,
    position: 'center-center',
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
 * What a stored part says, as far as it is of this shape: nothing that was stored once breaks a page. `readDocument`
 * reads the popup's contents, as it reads those of pages.
 */
export function overlaysReader(
  readDocument: (stored: unknown) => PageDocument,
): (stored: unknown) => Overlays {
  const storedPopup = popup.extend({
    settings: memberByMember(popupOverlaySettings, defaultOverlays.popup.settings),
    document: z.unknown().transform(readDocument),
  });
  const stored = z
    .object({
      announcementBar: memberByMember(announcementBar, defaultOverlays.announcementBar),
      mobileInfoBar: memberByMember(mobileInfoBar, defaultOverlays.mobileInfoBar),
      popup: memberByMember(storedPopup, defaultOverlays.popup),
    })
    .catch(defaultOverlays);
  return (value) => stored.parse(value);
}
