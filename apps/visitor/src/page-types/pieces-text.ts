/** What was chosen of a product and how many pieces of it, on one line: `Sage × 3`. */
export const piecesText = (variant: string, quantity: number): string =>
  [variant, `× ${quantity}`].filter((words) => words !== '').join(' ');
