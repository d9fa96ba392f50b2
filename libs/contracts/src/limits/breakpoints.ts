/** Where layouts change, in CSS pixels of the viewport or of the container named (specification 9). */
export const breakpoints = {
  /** The two widths at which a page's layout changes. */
  page: [800, 1024],
  /** Upper widths of a phone, a tablet and a tablet in landscape. */
  phoneMax: 926,
  tabletMax: 1024,
  tabletLandscapeMax: 1366,
  mobileMax: 432,
  desktopMin: 433,
  /** A window is narrow under this width. */
  narrowWindowBelow: 767,
  /** Lightbox and image block are narrow under this width. */
  narrowImageBelow: 415,
  /** A newsletter form is small in a container of this width or less. */
  newsletterSmallMax: 320,
  /** The second reservation widget stacks at this width or less. */
  reservationColumnMax: 750,
  /** The table-booking widget is wide above this width. */
  tableBookingWideAbove: 850,
  mobileInfoBarMax: 1024,
} as const;
