/**
 * Breakpoints of single components, in CSS pixels of the component or of the window (specification 9). Those of whole
 * pages are tokens of `ui`.
 */
export const breakpoints = {
  /** An image block is narrow under this width. */
  narrowImageBelow: 415,
  /** A newsletter form is small in a container of this width or less. */
  newsletterSmallMax: 320,
  /** The second reservation widget stacks at this width or less. */
  reservationColumnMax: 750,
  /** The table-booking widget is wide above this width. */
  tableBookingWideAbove: 850,
  mobileInfoBarMax: 1024,
} as const;
