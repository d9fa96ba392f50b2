import type { SiteContext } from '@sitewright/contracts/entities';

/** Who is looking, as `GET /api/viewer` answers. */
export interface Viewer {
  readonly authenticatedAccount: { readonly id: string; readonly displayName: string } | null;
  readonly websiteRoles: readonly number[];
  readonly isViewerOnly: boolean;
  readonly member: { readonly id: string; readonly displayName: string } | null;
  readonly cart: {
    readonly totalQuantity: number;
    readonly subtotalCents: number;
    readonly currency: string;
  } | null;
}

/** What a call to the server came to; islands show `error` to the visitor. */
export type CallResult =
  | { readonly ok: true; readonly data: unknown }
  | {
      readonly ok: false;
      readonly error: string;
      readonly errors?: Readonly<Record<string, string>>;
      readonly status?: number;
    };

/** Calls the site's API with the crumb and the retries of the data layer. */
export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  body?: unknown,
) => Promise<CallResult>;

/** Something that Escape closes. */
export interface EscapeTarget {
  readonly close: () => void;
}

/** What the page lends to its islands. They reach for nothing else of the page. */
export interface IslandRuntime {
  readonly context: SiteContext;
  readonly send: Call;
  readonly escape: { readonly register: (target: EscapeTarget) => () => void };
  /** Asks once for each page, however many islands want to know. */
  readonly readViewer: () => Promise<Viewer>;
  /** Tells the page that the cart has changed. */
  readonly cartChanged: (cart: Viewer['cart']) => void;
  /** Says something to screen readers without moving the focus. */
  readonly announce: (text: string) => void;
  /** Counts something that the visitor did. */
  readonly track: (eventName: string, payload: Readonly<Record<string, unknown>>) => void;
}

/** Starts an island on its root; answers how to undo that. */
export type IslandStart = (root: HTMLElement, runtime: IslandRuntime) => () => void;

/** The chunk of an island. */
export interface IslandModule {
  readonly start: IslandStart;
}
