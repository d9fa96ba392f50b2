import type { Page } from '../composition/page.ts';

/** One overlay of the page, as somebody with an account looks at it. */
export interface Overlay {
  readonly name: 'announcementBar' | 'popup';
  /** Whether visitors get it. */
  readonly isEnabled: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Finds an overlay of the page; undefined where the page has none of the kind. */
export type FindOverlay = (
  page: Page,
  ends: {
    /** It was closed from within. */
    readonly onClose: () => void;
    readonly signal: AbortSignal;
  },
) => Overlay | undefined;

/** What the server gave a script is for visitors; all others wait for somebody with an account. */
export const isForVisitors = (element: HTMLElement): boolean =>
  element.dataset['island'] !== undefined;
