/** The vertical position of a popup. */
export const popupRows = ['top', 'center', 'bottom'] as const;

/** The horizontal position of a popup. */
export const popupColumns = ['left', 'center', 'right'] as const;

/** One of the nine positions of a popup. Not the positions of the cookie banner. */
export type PopupPosition = `${(typeof popupRows)[number]}-${(typeof popupColumns)[number]}`;

/** The nine positions of a popup, row by row (specification 3, other enums; ENUM-44). */
export const popupPositions: readonly PopupPosition[] = popupRows.flatMap((row) =>
  popupColumns.map((column) => `${row}-${column}` as const),
);
