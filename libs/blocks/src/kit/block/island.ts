import type { InteractionCensus } from '@sitewright/analytics-census';
import type { SiteContext } from '@sitewright/contracts/entities';
import type { DataLayer } from '@sitewright/data-layer';
import type { CreateCaptcha } from '../../blocks/form/create-lazy-captcha.ts';
import type { MapLibrary } from '../../blocks/map/map-library.ts';
import type { StreamLibrary } from '../../blocks/video/stream-library.ts';
import type { LightboxItem, LightboxOptions } from '@sitewright/ui/lightbox';

/** The state of the cart's indicator; null without a cart. */
export type CartSummary = {
  readonly totalQuantity: number;
  readonly subtotalCents: number;
  readonly currency: string;
} | null;

/** The viewer, as `GET /api/viewer` returns it. */
export interface Viewer {
  readonly authenticatedAccount: { readonly id: string; readonly displayName: string } | null;
  readonly websiteRoles: readonly number[];
  readonly isViewerOnly: boolean;
  readonly member: { readonly id: string; readonly displayName: string } | null;
  readonly cart: CartSummary;
}

/** An open layer that Escape closes. */
export interface EscapeTarget {
  readonly close: () => void;
}

/** The page's services for its islands, which use nothing else of the page. */
export interface IslandRuntime {
  readonly context: SiteContext;
  /** Calls to the site's API; its code loads with the first call. */
  readonly api: DataLayer;
  readonly escape: { readonly register: (target: EscapeTarget) => () => void };
  /** Requests the viewer once for each page, for all islands. */
  readonly readViewer: () => Promise<Viewer>;
  /** Passes changes of the cart to the islands that show it. */
  readonly cart: {
    readonly changed: (cart: CartSummary) => void;
    readonly subscribe: (listener: (cart: CartSummary) => void) => () => void;
  };
  /** Opens images in full size; the focus returns to the opener. */
  readonly openLightbox: (
    items: readonly LightboxItem[],
    options: LightboxOptions,
    opener: HTMLElement | undefined,
  ) => Promise<void>;
  /** The code that draws maps, loaded once for all maps of the page. Rejects when loading fails. */
  readonly loadMapLibrary: () => Promise<MapLibrary>;
  /** The code that plays streams in browsers without native support. Rejects when loading fails. */
  readonly loadStreamLibrary: () => Promise<StreamLibrary>;
  /** The code of the captcha, loaded at the first interaction with a form that has one. Rejects when loading fails. */
  readonly loadCaptcha: () => Promise<CreateCaptcha>;
  /** Announces a text to screen readers without moving the focus. */
  readonly announce: (text: string) => void;
  /** Starts the islands within an element that was added to the page; returns a function that stops them. */
  readonly startIslands: (root: ParentNode, runtime: IslandRuntime) => () => void;
  /** The visitor's answer to the cookie banner; undefined without one. */
  readonly consent: {
    readonly read: () => 'accept' | 'decline' | undefined;
    /** Calls back when the answer may have changed; returns a function that stops this. */
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Counts events for analytics, if the visitor may be counted. */
  readonly census: InteractionCensus;
}

/** Starts an island on its root; returns a function that undoes this. */
export type IslandStart = (root: HTMLElement, runtime: IslandRuntime) => () => void;

/** The chunk of an island. */
export interface IslandModule {
  readonly start: IslandStart;
}
