/**
 * One press of a key, as the manager reads it. A `KeyboardEvent` fits; so does `{ key: 'Escape' }`,
 * for close requests that come from no keyboard, such as a back gesture.
 */
export interface EscapePress {
  readonly key: string;
  readonly shiftKey?: boolean;
  readonly repeat?: boolean;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
  /** Whether something else has handled the press; read after the delay, when all listeners have heard it. */
  readonly defaultPrevented?: boolean;
}

/**
 * Whether a press is an Escape meant for the page. A key held down is not, and neither is a press
 * that ends an input method's composition.
 */
export function isEscapePress(press: EscapePress): boolean {
  return (
    press.key === 'Escape' &&
    !press.repeat &&
    !press.isComposing &&
    // Safari ends the composition before the key event: only the input method's key code still tells.
    press.keyCode !== 229
  );
}
