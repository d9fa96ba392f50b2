/** The part of the browser's `CloseWatcher` that is used here. */
export interface CloseWatcher {
  addEventListener: (type: 'close', listener: () => void) => void;
  destroy: () => void;
}

/** A window; not every browser's has close watchers. */
export type EscapeWindow = Window & { readonly CloseWatcher?: new () => CloseWatcher };
