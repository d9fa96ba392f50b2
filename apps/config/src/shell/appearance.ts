/** How the configuration area looks: as the system does, or as this person chose. */
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

const key = 'sitewright.appearance';

/** The choice kept on this device. */
export function readAppearance(storage: Pick<Storage, 'getItem'>): Appearance {
  const stored = storage.getItem(key);
  return appearances.find((appearance) => appearance === stored) ?? 'system';
}

/** Shows a choice and keeps it. */
export function applyAppearance(
  appearance: Appearance,
  root: Pick<HTMLElement, 'dataset'>,
  storage: Pick<Storage, 'setItem'>,
): void {
  root.dataset.appearance = appearance;
  storage.setItem(key, appearance);
}
