import type { InteractionCensus } from '@sitewright/analytics-census';
import type { SiteContext } from '@sitewright/contracts/entities';
import type { DataLayer } from '@sitewright/data-layer';
import type { CreateCaptcha } from '../../blocks/form/captcha-on-touch.ts';
import type { MapLibrary } from '../../blocks/map/map-library.ts';
import type { StreamLibrary } from '../../blocks/video/stream-library.ts';
import type { LightboxItem, LightboxOptions } from '@sitewright/ui/lightbox';

/** What the cart's indicator shows; null while there is no cart. */
export type CartGlance = {
  readonly totalQuantity: number;
  readonly subtotalCents: number;
  readonly currency: string;
} | null;

/** Who is looking, as `GET /api/viewer` answers. */
export interface Viewer {
  readonly authenticatedAccount: { readonly id: string; readonly displayName: string } | null;
  readonly websiteRoles: readonly number[];
  readonly isViewerOnly: boolean;
  readonly member: { readonly id: string; readonly displayName: string } | null;
  readonly cart: CartGlance;
}

/** Something open that Escape closes. */
export interface EscapeTarget {
  readonly close: () => void;
}

/** What the page lends to its islands. They reach for nothing else of the page. */
export interface IslandRuntime {
  readonly context: SiteContext;
  /** Calls to the site's API; the code for it comes with the first call. */
  readonly api: DataLayer;
  readonly escape: { readonly register: (target: EscapeTarget) => () => void };
  /** Asks once for each page, however many islands want to know. */
  readonly readViewer: () => Promise<Viewer>;
  /** Passes changes of the cart to the islands that show it. */
  readonly cart: {
    readonly changed: (cart: CartGlance) => void;
    readonly subscribe: (listener: (cart: CartGlance) => void) => () => void;
  };
  /** Opens pictures in full size; the focus returns to the opener. */
  readonly openLightbox: (
    items: readonly LightboxItem[],
    options: LightboxOptions,
    opener: HTMLElement | undefined,
  ) => Promise<void>;
  /** The code that draws maps, asked for once and shared by all maps of the page. Rejects when it cannot be had. */
  readonly loadMapLibrary: () => Promise<MapLibrary>;
  /** The code that plays streams, for browsers that cannot by themselves. Rejects when it cannot be had. */
  readonly loadStreamLibrary: () => Promise<StreamLibrary>;
  /** The code of the captcha, asked for at the first touch of a form that has one. Rejects when it cannot be had. */
  readonly loadCaptcha: () => Promise<CreateCaptcha>;
  /** Says something to screen readers without moving the focus. */
  readonly announce: (text: string) => void;
  /** What the visitor answered to the cookie banner; nothing while there is no answer. */
  readonly consent: {
    readonly read: () => 'accept' | 'decline' | undefined;
    /** Calls when there may be another answer; answers how to stop that. */
    readonly subscribe: (listener: () => void) => () => void;
  };
  /** Counts what visitors meet, where they may be counted. */
  readonly census: InteractionCensus;
}

/** Starts an island on its root; answers how to undo that. */
export type IslandStart = (root: HTMLElement, runtime: IslandRuntime) => () => void;

/** The chunk of an island. */
export interface IslandModule {
  readonly start: IslandStart;
}
