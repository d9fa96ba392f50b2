/** Texts of single blocks (specification 6 and 9). */
export const blocks = {
  tableBookingPreview:
    'Preview Only: Please log out of your account in order to use the OpenTable Block.',
  foodOrderingLink: 'Order Now',
} as const;
