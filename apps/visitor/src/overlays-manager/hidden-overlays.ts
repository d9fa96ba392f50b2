/** The session storage key for the overlays that were hidden. */
const hiddenKey = 'overlays-manager';

/** Names of the overlays that are hidden in this browser session. */
export interface HiddenOverlays {
  readonly has: (name: string) => boolean;
  readonly set: (name: string, isHidden: boolean) => void;
}

/** Remembers hidden overlays; without session storage, for this page only. */
export function createHiddenOverlays(readStorage: () => Storage): HiddenOverlays {
  const names = new Set(readNames());

  function readNames(): string[] {
    try {
      return readStorage().getItem(hiddenKey)?.split(' ') ?? [];
    } catch {
      return [];
    }
  }

  return {
    has: (name) => names.has(name),
    set(name, isHidden) {
      if (isHidden) names.add(name);
      else names.delete(name);
      try {
        readStorage().setItem(hiddenKey, [...names].join(' '));
      } catch {
        // Session storage is not available.
      }
    },
  };
}
