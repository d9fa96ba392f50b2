import { createDebounce } from '@sitewright/ui/pacing';
import type { MapOptions } from './map-library.ts';

/** For how long changes of a live map's options are gathered (MAP-20). */
export const gatherMs = 60;

/** Changes on their way to a live map. */
export interface GatheredOptions {
  readonly set: (options: MapOptions) => void;
  /** Forgets what was not applied yet. */
  readonly cancel: () => void;
}

/** Applies the last of several changes that follow one another. A window is a host. */
export function gatherOptions(
  apply: (options: MapOptions) => void,
  host: Parameters<typeof createDebounce>[1],
): GatheredOptions {
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
