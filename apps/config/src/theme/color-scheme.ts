import { storePreference } from '../app/device-storage.ts';

/** The color scheme of the configuration area: the system's, or this person's choice. */
export const colorSchemes = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const key = 'sitewright.appearance';

/** The choice stored on this device. */
export function readColorScheme(storage: Pick<Storage, 'getItem'>): ColorScheme {
  const stored = storage.getItem(key);
  return colorSchemes.find((appearance) => appearance === stored) ?? 'system';
}

/** Applies and stores a choice. */
export function applyColorScheme(
  appearance: ColorScheme,
  root: Pick<HTMLElement, 'dataset'>,
  storage: Pick<Storage, 'setItem'>,
): void {
  root.dataset.appearance = appearance;
  storePreference(storage, key, appearance);
}
