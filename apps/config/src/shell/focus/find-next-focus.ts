import { controlsIn, isReachable, takesFocus, type FocusTrace } from './focus-trace.ts';

const headingSelector = ':is(h1, h2, h3, h4, [role="heading"])';
/** Toasts come and go by themselves: the focus never moves from one to the next. */
const toasterSelector = '[data-sonner-toaster]';

/**
 * Finds where the focus moves when the focused control is removed or disabled: close to its position, else back to an
 * earlier control, such as the one that opened a dialog, else to the heading of the page. `traces` are the last focused
 * controls, latest last.
 */
export function findNextFocus(
  traces: readonly FocusTrace[],
  page: Document,
): HTMLElement | undefined {
  for (const [index, trace] of [...traces.entries()].toReversed()) {
    const isLatest = index === traces.length - 1;
    if (!isLatest && takesFocus(trace.element)) return trace.element;
    const target = neighborOf(trace) ?? nextInList(trace) ?? namedElementAround(trace);
    if (target !== undefined) return target;
  }
  return headingIn(page.querySelector('main'));
}

/** For a disabled control: the next one in its parent element, else the last one. */
function neighborOf({ element }: FocusTrace): HTMLElement | undefined {
  const { parentElement: group } = element;
  if (group === null || !isReachable(element)) return undefined;
  const isAfter = (other: Element) =>
    (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const others = controlsIn(group);
  return others.find(isAfter) ?? others.at(-1);
}

/** The same control in the row that took its place, or in the last row. */
function nextInList({ row }: FocusTrace): HTMLElement | undefined {
  if (row === undefined || !isReachable(row.list) || row.list.closest(toasterSelector) !== null)
    return undefined;
  const { children } = row.list;
  const next = row.element.isConnected
    ? row.element
    : children[Math.min(row.place, children.length - 1)];
  if (next === undefined) return undefined;
  const controls = controlsIn(next);
  return controls[Math.min(row.control, controls.length - 1)];
}

/** The nearest named element around a control: a focusable region, or the heading of a section. */
function namedElementAround({ around }: FocusTrace): HTMLElement | undefined {
  for (const ancestor of around) {
    if (!(ancestor instanceof HTMLElement) || !isReachable(ancestor)) continue;
    if (ancestor.closest(toasterSelector) !== null) return undefined;
    if (ancestor.matches('[tabindex][aria-label]')) return ancestor;
    const heading = headingIn(ancestor);
    if (heading !== undefined) return heading;
  }
  return undefined;
}

const headingIn = (part: Element | null): HTMLElement | undefined =>
  [...(part?.querySelectorAll<HTMLElement>(headingSelector) ?? [])].find(isReachable);
