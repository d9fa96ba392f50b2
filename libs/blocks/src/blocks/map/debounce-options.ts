import { createDebounce } from '@sitewright/ui/pacing';
import type { MapOptions } from './map-library.ts';

/** The debounce time for option changes of a live map (MAP-20). */
export const gatherMs = 60;

/** Pending changes of a live map. */
export interface DebouncedOptions {
  readonly set: (options: MapOptions) => void;
  /** Discards pending changes. */
  readonly cancel: () => void;
}

/** Applies only the last of several changes in quick succession. `host` provides the timers, such as a window. */
export function debounceOptions(
  apply: (options: MapOptions) => void,
  host: Parameters<typeof createDebounce>[1],
): DebouncedOptions {
  let last: MapOptions;
  const { call, cancel } = createDebounce(() => apply(last), host, gatherMs);
  return {
    set(options) {
      last = options;
      call();
    },
    cancel,
  };
}
