import type { SiteContext } from '@sitewright/contracts/entities';
import type { PopupRecord } from './popup-record.ts';

/** A site's popup settings. */
export type PopupSettings = NonNullable<SiteContext['websiteSettings']['popupOverlaySettings']>;

/** The input of the decision. */
export interface PopupInput {
  readonly settings: PopupSettings;
  /** The stored record; undefined if the popup was neither closed nor its form submitted. */
  readonly record: PopupRecord | undefined;
  /** Whether it was opened on a page of this visit and left open. */
  readonly wasLeftOpen: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether the window is as narrow as a phone's. */
  readonly isMobile: boolean;
}

const dayMs = 86_400_000;

/** A display frequency that means never again. */
const never = -1;

/**
 * Whether a visitor sees the popup. A record of other settings is ignored; a submitted form ends a popup with
 * `showUntilSignup`; otherwise the popup appears again `displayFrequency` days after it was closed.
 */
export function mayShowPopup(facts: PopupInput): boolean {
  const { settings, record, wasLeftOpen, now, isMobile } = facts;
  const { enableMobile, version, showUntilSignup, displayFrequency } = settings;
  if (wasLeftOpen || (isMobile && !enableMobile)) return false;
  if (record?.version !== version) return true;
  if (showUntilSignup && record.submitted) return false;
  const { 'date-closed': closed } = record;
  if (closed === null) return true;
  return displayFrequency !== never && now >= Date.parse(closed) + displayFrequency * dayMs;
}
