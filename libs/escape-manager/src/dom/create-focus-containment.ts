import { toFocusPredicate, type FocusBounds, type IsWithin } from './focus-bounds.ts';
import { listTabStops } from './list-tab-stops.ts';

/** Flags of `compareDocumentPosition`. */
const precedes = 2;
const follows = 4;

/** Contains the focus until the returned function is called; then the previous bounds apply again. */
export type ContainFocus = (bounds: FocusBounds) => () => void;

/**
 * Creates the focus containment of a document: the latest bounds apply. Adds no element to the page, and listens only
 * while something is contained; the caller moves the focus in, and back afterward.
 *
 * @example
 * const containFocus = createFocusContainment(document);
 * const release = containFocus({ container: dialog });
 */
export function createFocusContainment(ownerDocument: Document): ContainFocus {
  let layers: readonly IsWithin[] = [];
  let isBackward = false;

  // The latest non-empty bounds apply; without any, the focus is free.
  const isInside = (node: Element) =>
    layers.reduce((isFree, isWithin) => isWithin(node) ?? isFree, true);

  function onKeydown(event: KeyboardEvent): void {
    if (event.key === 'Tab' && !event.defaultPrevented) {
      isBackward = event.shiftKey;
      keepInside(event);
    }
  }

  /** Second line of defense: a click, a script, an iframe or the browser's own controls moved the focus. */
  function onFocusin(event: FocusEvent): void {
    if (!isInside(event.target as Element)) keepInside(event);
  }

  function keepInside(event: Event): void {
    const from = event.target as Element;
    const stops = listTabStops(ownerDocument);
    if (isBackward) stops.reverse();
    // By document position, because the focused element may not be a tab stop, such as a scrollable part or a shadow
    // host.
    const ahead = stops.filter(
      (stop) => stop.compareDocumentPosition(from) & (isBackward ? follows : precedes),
    );
    const next = [...ahead, ...stops].find(isInside);
    // Between adjacent tab stops the browser's own behavior is best: it scrolls, selects text, enters shadow roots.
    if (next === ahead[0] && isInside(from)) return;
    event.preventDefault();
    next?.focus();
  }

  function setLayers(newLayers: typeof layers): void {
    layers = newLayers;
    const method = layers.length ? 'addEventListener' : 'removeEventListener';
    ownerDocument[method]('keydown', onKeydown as EventListener);
    ownerDocument[method]('focusin', onFocusin as EventListener);
  }

  return (bounds) => {
    const layer = toFocusPredicate(bounds);
    setLayers([...layers, layer]);
    return () => setLayers(layers.filter((existing) => existing !== layer));
  };
}
