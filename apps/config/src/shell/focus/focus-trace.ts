/** The position of the focused control: what remains of it decides where the focus moves when it is removed. */
export interface FocusTrace {
  readonly element: HTMLElement;
  /** Its ancestors, nearest first, up to the screen or dialog. */
  readonly around: readonly Element[];
  /** For a control in a list or table. */
  readonly row?: {
    readonly element: Element;
    readonly list: Element;
    readonly place: number;
    /** The index among the row's controls. */
    readonly control: number;
  };
}

const canHaveFocus =
  ':is(a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]):not(:disabled, [type="hidden"])';
const lists = ':is(ul, ol, tbody, [role="grid"], [role="listbox"], [role="list"])';
const frames = ':is(main, [role="dialog"], [role="alertdialog"])';

/** The focusable elements in an element, in order. */
export const controlsIn = (element: Element): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(canHaveFocus)].filter(isReachable);

/** Whether it is on the page, visible, and not behind a dialog. */
export const isReachable = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[inert], [aria-hidden="true"]') === null;

/** Whether it can still be focused. */
export const takesFocus = (element: HTMLElement): boolean =>
  element.matches(canHaveFocus) && isReachable(element);

/** Records the current position of an element. */
export function traceFocus(element: HTMLElement): FocusTrace {
  const around: Element[] = [];
  let { parentElement: parent } = element;
  while (parent !== null && parent !== element.ownerDocument.body) {
    around.push(parent);
    parent = parent.matches(frames) ? null : parent.parentElement;
  }
  const at = around.findIndex((one) => one.matches(lists));
  const list = around[at];
  const row = around[at - 1] ?? element;
  if (list === undefined) return { element, around };
  return {
    element,
    around,
    row: {
      element: row,
      list,
      place: [...list.children].indexOf(row),
      control: Math.max(0, controlsIn(row).indexOf(element)),
    },
  };
}
