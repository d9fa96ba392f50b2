/**
 * A key press, as the manager reads it: a `KeyboardEvent`, or `{ key: 'Escape' }` for close requests without a
 * keyboard, such as a back gesture.
 */
export interface EscapePress {
  readonly key: string;
  readonly shiftKey?: boolean;
  readonly repeat?: boolean;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
  /** Whether something else has handled the press; read after the delay, when all listeners have run. */
  readonly defaultPrevented?: boolean;
}

/**
 * Whether a press is an Escape for the page; not a repeated key, and not one that ends the composition of an input
 * method.
 */
export function isEscapePress(press: EscapePress): boolean {
  return (
    press.key === 'Escape' &&
    !press.repeat &&
    !press.isComposing &&
    // Safari ends the composition before the key event: only the key code of input methods identifies it.
    press.keyCode !== 229
  );
}
