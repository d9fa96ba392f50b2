/** Adds a listener; returns a function that removes it. */
export function listen(
  target: EventTarget,
  name: string,
  listener: (event: Event) => void,
): () => void {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}
