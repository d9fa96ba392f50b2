/**
 * Starts to count the active listeners of targets for which `counts` is true, by default all except abort signals.
 * Returns a function that returns the current number.
 */
export function countListeners(
  view: Window & typeof globalThis,
  counts = (target: EventTarget) => !(target instanceof view.AbortSignal),
): () => number {
  const { prototype } = view.EventTarget;
  const { addEventListener, removeEventListener } = prototype;
  const listening = new Map<EventTarget, Map<string, Set<unknown>>>();
  let count = 0;

  const change = (target: EventTarget, type: string, listener: unknown, by: 1 | -1) => {
    if (!counts(target)) return;
    const types = listening.get(target) ?? new Map<string, Set<unknown>>();
    const listeners = types.get(type) ?? new Set();
    listening.set(target, types.set(type, listeners));
    const before = listeners.size;
    if (by === 1) listeners.add(listener);
    else listeners.delete(listener);
    count += listeners.size - before;
  };

  prototype.addEventListener = function add(
    this: EventTarget | undefined,
    ...[type, listener, options]: Parameters<EventTarget['addEventListener']>
  ) {
    const target = this ?? view;
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (listener && !signal?.aborted) {
      change(target, type, listener, 1);
      if (signal) {
        const stop = () => change(target, type, listener, -1);
        addEventListener.call(signal, 'abort', stop, { once: true });
      }
    }
    addEventListener.call(target, type, listener, options);
  };
  prototype.removeEventListener = function remove(
    this: EventTarget | undefined,
    ...[type, listener, options]: Parameters<EventTarget['removeEventListener']>
  ) {
    const target = this ?? view;
    if (listener) change(target, type, listener, -1);
    removeEventListener.call(target, type, listener, options);
  };
  return () => count;
}
