import { trackButtons, type ButtonTracking } from '@sitewright/analytics-census/dom';
import { readButton } from './read-button.ts';

/** Records views and clicks of a page's button blocks. */
export const trackPageButtons = (
  document: Document,
  tracking: Omit<ButtonTracking, 'readButton'>,
): void => trackButtons(document, { ...tracking, readButton });
