import { controlsIn, isReachable, takesFocus, type FocusTrace } from './focus-trace.ts';

const headings = ':is(h1, h2, h3, h4, [role="heading"])';
/** Toasts come and go by themselves: the focus never moves from one to the next. */
const notices = '[data-sonner-toaster]';

/**
 * Where the focus moves when the focused control is removed or disabled. `traces` are the last focused controls,
 * latest last: next to the latest, where it was; else back to an earlier one, such as the one that opened a dialog.
 * Undefined if none of them remains.
 */
export function placeAfter(traces: readonly FocusTrace[], page: Document): HTMLElement | undefined {
  for (const [index, trace] of [...traces.entries()].toReversed()) {
    const isLatest = index === traces.length - 1;
    if (!isLatest && takesFocus(trace.element)) return trace.element;
    const place = neighborOf(trace) ?? nextInList(trace) ?? nameAround(trace);
    if (place !== undefined) return place;
  }
  return headingIn(page.querySelector('main'));
}

/** For a disabled control: the one next to it. */
function neighborOf({ element }: FocusTrace): HTMLElement | undefined {
  const { parentElement: group } = element;
  if (group === null || !isReachable(element)) return undefined;
  const isBehind = (other: Element) =>
    (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const others = controlsIn(group);
  return others.find(isBehind) ?? others.at(-1);
}

/** The same control in the row that took its place, or in the last row. */
function nextInList({ row }: FocusTrace): HTMLElement | undefined {
  if (row === undefined || !isReachable(row.list) || row.list.closest(notices) !== null)
    return undefined;
  const { children } = row.list;
  const next = row.element.isConnected
    ? row.element
    : children[Math.min(row.place, children.length - 1)];
  if (next === undefined) return undefined;
  const controls = controlsIn(next);
  return controls[Math.min(row.control, controls.length - 1)];
}

/** The named element around it: a focusable region, or the heading of the nearest section that has one. */
function nameAround({ around }: FocusTrace): HTMLElement | undefined {
  for (const part of around) {
    if (!(part instanceof HTMLElement) || !isReachable(part)) continue;
    if (part.closest(notices) !== null) return undefined;
    if (part.matches('[tabindex][aria-label]')) return part;
    const heading = headingIn(part);
    if (heading !== undefined) return heading;
  }
  return undefined;
}

const headingIn = (part: Element | null): HTMLElement | undefined =>
  [...(part?.querySelectorAll<HTMLElement>(headings) ?? [])].find(isReachable);
