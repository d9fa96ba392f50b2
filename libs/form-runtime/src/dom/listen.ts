/** Listens until the returned function is called. */
export function listen(
  target: EventTarget,
  name: string,
  listener: (event: Event) => void,
): () => void {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}
