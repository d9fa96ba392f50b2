import { toFocusPredicate, type FocusBounds, type IsWithin } from './focus-bounds.ts';
import { listTabStops } from './list-tab-stops.ts';

/** What `compareDocumentPosition` says of another node's place. */
const precedes = 2;
const follows = 4;

/** Contains the focus until the returned function is called; then the bounds contained before hold again. */
export type ContainFocus = (bounds: FocusBounds) => () => void;

/**
 * Makes the focus containment of a document: the bounds contained last hold. It adds no element to
 * the page, and listens only while something is contained; moving the focus in, and back
 * afterwards, is the opener's part.
 *
 * @example
 * const containFocus = createFocusContainment(document);
 * const release = containFocus({ container: dialog });
 */
export function createFocusContainment(ownerDocument: Document): ContainFocus {
  let layers: readonly IsWithin[] = [];
  let isBackward = false;

  // The newest that still holds anything decides; where none does, the focus is free.
  const isInside = (node: Element) =>
    layers.reduce((isFree, isWithin) => isWithin(node) ?? isFree, true);

  function onKeydown(event: KeyboardEvent): void {
    if (event.key === 'Tab' && !event.defaultPrevented) {
      isBackward = event.shiftKey;
      keepInside(event);
    }
  }

  /** The second wall: a click, a script, an iframe or the browser's own controls moved the focus. */
  function onFocusin(event: FocusEvent): void {
    if (!isInside(event.target as Element)) keepInside(event);
  }

  function keepInside(event: Event): void {
    const from = event.target as Element;
    const stops = listTabStops(ownerDocument);
    if (isBackward) stops.reverse();
    // By place: what has the focus may be no stop, such as a part that scrolls or has a shadow root.
    const ahead = stops.filter(
      (stop) => stop.compareDocumentPosition(from) & (isBackward ? follows : precedes),
    );
    const next = [...ahead, ...stops].find(isInside);
    // Between adjacent tab stops the browser knows best: it scrolls, selects text, enters shadow roots.
    if (next === ahead[0] && isInside(from)) return;
    event.preventDefault();
    next?.focus();
  }

  function setLayers(newLayers: typeof layers): void {
    layers = newLayers;
    const change = layers.length ? 'addEventListener' : 'removeEventListener';
    ownerDocument[change]('keydown', onKeydown as EventListener);
    ownerDocument[change]('focusin', onFocusin as EventListener);
  }

  return (bounds) => {
    const layer = toFocusPredicate(bounds);
    setLayers([...layers, layer]);
    return () => setLayers(layers.filter((other) => other !== layer));
  };
}
