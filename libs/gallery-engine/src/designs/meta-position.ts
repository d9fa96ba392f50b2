/** Positions of title and description on a slide, with the CSS `place-self` of each. */
export const metaPositions = {
  top: 'start stretch',
  bottom: 'end stretch',
  'top-left': 'start left',
  'bottom-left': 'end left',
  'top-right': 'start right',
  'bottom-right': 'end right',
  center: 'center',
} as const;

/** A position of title and description on a slide. */
export type MetaPosition = keyof typeof metaPositions;

/** Reads a position; rejects anything else with `undefined`. */
export function parseMetaPosition(value: unknown): MetaPosition | undefined {
  return typeof value === 'string' && Object.hasOwn(metaPositions, value)
    ? (value as MetaPosition)
    : undefined;
}
