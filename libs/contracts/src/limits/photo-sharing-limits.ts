/** The gallery of a photo-sharing service (specification 9; BLOCK-46). */
export const photoSharingLimits = {
  /** Default number of photographs. */
  count: 20,
  /** Maximum number of photographs from the service. */
  size: 50,
} as const;
