/** The position of a focused control. If the control is removed, what remains around it determines the next focus. */
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

const focusableSelector =
  ':is(a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]):not(:disabled, [type="hidden"])';
const listSelector = ':is(ul, ol, tbody, [role="grid"], [role="listbox"], [role="list"])';
const containerSelector = ':is(main, [role="dialog"], [role="alertdialog"])';

/** The focusable elements in an element, in order. */
export const controlsIn = (element: Element): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(focusableSelector)].filter(isReachable);

/** Whether an element is on the page, visible, and not behind a dialog. */
export const isReachable = (element: Element): boolean =>
  element.isConnected &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[inert], [aria-hidden="true"]') === null;

/** Whether an element can still be focused. */
export const takesFocus = (element: HTMLElement): boolean =>
  element.matches(focusableSelector) && isReachable(element);

/** Records the current position of an element. */
export function traceFocus(element: HTMLElement): FocusTrace {
  const around: Element[] = [];
  let { parentElement: parent } = element;
  while (parent !== null && parent !== element.ownerDocument.body) {
    around.push(parent);
    parent = parent.matches(containerSelector) ? null : parent.parentElement;
  }
  const listIndex = around.findIndex((ancestor) => ancestor.matches(listSelector));
  const list = around[listIndex];
  const row = around[listIndex - 1] ?? element;
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
