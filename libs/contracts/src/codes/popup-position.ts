/** Where a popup overlay stands from top to bottom. */
export const popupRows = ['top', 'center', 'bottom'] as const;

/** Where a popup overlay stands from side to side. */
export const popupColumns = ['left', 'center', 'right'] as const;

/** One of the nine places of a popup overlay. Not the positions of the cookie banner. */
export type PopupPosition = `${(typeof popupRows)[number]}-${(typeof popupColumns)[number]}`;

/** The nine places of a popup overlay, row by row (specification 3, other enums; ENUM-44). */
export const popupPositions: readonly PopupPosition[] = popupRows.flatMap((row) =>
  popupColumns.map((column) => `${row}-${column}` as const),
);
