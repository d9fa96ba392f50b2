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
  lifecycle: {
    /** Called when the overlay is closed in another way than with `hide`. */
    readonly onClose: () => void;
    readonly signal: AbortSignal;
  },
) => Overlay | undefined;

/** The server adds a script only to overlays that visitors see. Others open only for people with an account. */
export const isForVisitors = (element: HTMLElement): boolean =>
  element.dataset['island'] !== undefined;
