/** The color scheme of the configuration area: the system's, or this person's choice. */
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

const key = 'sitewright.appearance';

/** The choice stored on this device. */
export function readAppearance(storage: Pick<Storage, 'getItem'>): Appearance {
  const stored = storage.getItem(key);
  return appearances.find((appearance) => appearance === stored) ?? 'system';
}

/** Applies and stores a choice. */
export function applyAppearance(
  appearance: Appearance,
  root: Pick<HTMLElement, 'dataset'>,
  storage: Pick<Storage, 'setItem'>,
): void {
  root.dataset.appearance = appearance;
  storage.setItem(key, appearance);
}
