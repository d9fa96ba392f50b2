/** Mailing lists (specification 5 and 8). */
export const lists = {
  required: 'A List must be selected',
  none: "You don't have any mailing lists. Please create one before continuing",
} as const;
