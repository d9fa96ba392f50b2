/**
 * An open layer that Escape can close: a dialog, a lightbox, a popup, a menu. `close` is called once per registration,
 * after the registration was removed.
 */
export interface EscapeTarget {
  readonly close: () => void;
}
