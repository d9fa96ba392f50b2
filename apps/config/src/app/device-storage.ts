/** What the config area uses of a storage. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores nothing: edits then count as not stored on this device. */
const blockedStorage: DeviceStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('The storage of this device is blocked.');
  },
  removeItem: () => {},
};

/** The storage of this device. A browser that blocks it throws when it is accessed. */
export function deviceStorage(view: Pick<Window, 'localStorage'>): DeviceStorage {
  try {
    return view.localStorage;
  } catch {
    return blockedStorage;
  }
}

/** Stores a preference; a device that is full or blocks its storage does without it. */
export function storePreference(
  storage: Pick<Storage, 'setItem'>,
  key: string,
  value: string,
): void {
  try {
    storage.setItem(key, value);
  } catch {
    // The preference lasts as long as the window.
  }
}
