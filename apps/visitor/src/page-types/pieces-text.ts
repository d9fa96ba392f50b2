/** The variant and quantity of a product on one line: `Sage × 3`. */
export const piecesText = (variant: string, quantity: number): string =>
  [variant, `× ${quantity}`].filter((words) => words !== '').join(' ');
