import type { Page } from '../page/page.ts';

/** One overlay of the page, as people with an account manage it. */
export interface Overlay {
  readonly name: 'announcementBar' | 'popup';
  /** Whether visitors see it. */
  readonly isEnabled: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Finds an overlay of the page; undefined if the page has none of this type. */
export type FindOverlay = (
  page: Page,
  ends: {
    /** It was closed from inside. */
    readonly onClose: () => void;
    readonly signal: AbortSignal;
  },
) => Overlay | undefined;

/** Overlays with a script from the server are for visitors; all others wait for a person with an account. */
export const isForVisitors = (element: HTMLElement): boolean =>
  element.dataset['island'] !== undefined;
