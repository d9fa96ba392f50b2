import type { InteractionCensus } from '../interactions/create-interaction-census.ts';
import type { ButtonRecord } from '../interactions/records.ts';

/** Which buttons are tracked, and their data. */
export interface ButtonTracking {
  readonly census: Pick<InteractionCensus, 'buttonRendered' | 'buttonClicked'>;
  readonly selector: string;
  readonly readButton: (button: Element) => ButtonRecord;
  /** Stops the tracking. */
  readonly signal?: AbortSignal;
}

/**
 * Records the buttons in a part of the page, and their clicks. A click is recorded at once, because it may leave the
 * page.
 */
export function trackButtons(root: Document | Element, tracking: ButtonTracking): void {
  const { census, selector, readButton, signal } = tracking;
  for (const button of root.querySelectorAll(selector)) {
    void census.buttonRendered(readButton(button));
  }
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest(selector);
      if (button) void census.buttonClicked(readButton(button));
    },
    signal && { signal },
  );
}
