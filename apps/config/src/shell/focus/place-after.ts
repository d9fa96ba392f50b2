import { controlsIn, isReachable, takesFocus, type FocusTrace } from './focus-trace.ts';

const headings = ':is(h1, h2, h3, h4, [role="heading"])';
/** Notices come and go by themselves: the focus never goes from one to the next. */
const notices = '[data-sonner-toaster]';

/**
 * Where the focus goes when the control that had it is gone or takes it no longer. `traces` are the controls that had
 * it, the latest last: beside the latest, where it stood; else back to one before it, such as the one that opened a
 * dialog. Undefined while nothing of the kind is there.
 */
export function placeAfter(traces: readonly FocusTrace[], page: Document): HTMLElement | undefined {
  for (const [index, trace] of [...traces.entries()].toReversed()) {
    const isLatest = index === traces.length - 1;
    if (!isLatest && takesFocus(trace.element)) return trace.element;
    const place = neighbourOf(trace) ?? nextInList(trace) ?? nameAround(trace);
    if (place !== undefined) return place;
  }
  return headingIn(page.querySelector('main'));
}

/** Of a control that is switched off: the one beside it. */
function neighbourOf({ element }: FocusTrace): HTMLElement | undefined {
  const { parentElement: group } = element;
  if (group === null || !isReachable(element)) return undefined;
  const isBehind = (other: Element) =>
    (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const others = controlsIn(group);
  return others.find(isBehind) ?? others.at(-1);
}

/** The same control of the row that took its place, or of the last one. */
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

/** What has a name around it: a region that takes the focus, or the heading of the nearest part that has one. */
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
