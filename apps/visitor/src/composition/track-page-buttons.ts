import { trackButtons, type ButtonTracking } from '@sitewright/analytics-census/dom';
import { readButton } from './read-button.ts';

/** Counts the button blocks that a page shows, and the presses on them. */
export const trackPageButtons = (
  document: Document,
  tracking: Omit<ButtonTracking, 'readButton'>,
): void => trackButtons(document, { ...tracking, readButton });
