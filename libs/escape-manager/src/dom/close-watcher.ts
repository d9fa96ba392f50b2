/** The part of the browser's `CloseWatcher` that this library uses. */
export interface CloseWatcher {
  addEventListener: (type: 'close', listener: () => void) => void;
  destroy: () => void;
}

/** A window; not every browser supports close watchers. */
export type EscapeWindow = Window & { readonly CloseWatcher?: new () => CloseWatcher };
