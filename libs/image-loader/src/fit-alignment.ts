/** Alignments of a whole image in a larger box, with the CSS `object-position` of each. */
export const fitAlignments = {
  center: '50% 50%',
  top: '50% 0%',
  bottom: '50% 100%',
  left: '0% 50%',
  right: '100% 50%',
  'top-left': '0% 0%',
  'top-right': '100% 0%',
  'bottom-left': '0% 100%',
  'bottom-right': '100% 100%',
} as const;

/** One of the nine alignments. */
export type FitAlignment = keyof typeof fitAlignments;

/** A valid alignment; `center` for an invalid value, because crop mode `contain` requires one. */
export function toFitAlignment(value: string | undefined): FitAlignment {
  return value !== undefined && Object.hasOwn(fitAlignments, value)
    ? (value as FitAlignment)
    : 'center';
}
