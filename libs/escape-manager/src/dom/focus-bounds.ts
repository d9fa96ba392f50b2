/** What contains the focus: one element and all in it, or whatever nodes a predicate is true for. */
export type FocusBounds =
  | { readonly container: Element; readonly predicate?: never }
  | { readonly container?: never; readonly predicate: (node: Element) => boolean };

/**
 * Bounds of their own for one containment, however often the same are given.
 *
 * @throws TypeError unless exactly one of container and predicate is given.
 */
export function readBounds(bounds: FocusBounds): FocusBounds {
  if (!bounds.container === !bounds.predicate) {
    throw new TypeError('Focus containment needs exactly one of container or predicate');
  }
  return { ...bounds };
}

/** Whether bounds hold anything: a container that has left the page does not. */
export const isHolding = ({ container }: FocusBounds): boolean =>
  !container || container.isConnected;

/** Whether a node is within bounds. */
export const isWithin = ({ container, predicate }: FocusBounds, node: Element): boolean =>
  predicate ? predicate(node) : container.contains(node);
