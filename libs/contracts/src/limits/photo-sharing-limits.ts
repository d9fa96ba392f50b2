/** The gallery of a photo-sharing service (specification 9; BLOCK-46). */
export const photoSharingLimits = {
  /** Photographs shown unless the owner says otherwise. */
  count: 20,
  /** The most photographs fetched from the service. */
  size: 50,
} as const;
