import type { SiteContext } from '@sitewright/contracts/entities';
import type { PopupRecord } from './popup-record.ts';

/** How a site's popup overlay behaves. */
export type PopupSettings = NonNullable<SiteContext['websiteSettings']['popupOverlaySettings']>;

/** What decides whether a popup is shown. */
export interface PopupFacts {
  readonly settings: PopupSettings;
  /** What the browser remembers; undefined when it was never closed nor its form sent. */
  readonly record: PopupRecord | undefined;
  /** Whether it was opened on a page of this visit and left open. */
  readonly wasLeftOpen: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether the window is as narrow as a phone's. */
  readonly isMobile: boolean;
}

const dayMs = 86_400_000;

/** A display frequency that never comes. */
const never = -1;

/**
 * Whether a visitor is shown the popup. What was remembered under other settings counts for nothing; a form that was
 * sent ends a popup that waits for it; else it comes back so many days after it was closed.
 */
export function mayShowPopup(facts: PopupFacts): boolean {
  const { settings, record, wasLeftOpen, now, isMobile } = facts;
  const { enableMobile, version, showUntilSignup, displayFrequency } = settings;
  if (wasLeftOpen || (isMobile && !enableMobile)) return false;
  if (record?.version !== version) return true;
  if (showUntilSignup && record.submitted) return false;
  const { 'date-closed': closed } = record;
  if (closed === null) return true;
  return displayFrequency !== never && now >= Date.parse(closed) + displayFrequency * dayMs;
}
