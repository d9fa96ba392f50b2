/** The variant and quantity of a product on one line: `Sage × 3`. */
export const variantAndQuantity = (variant: string, quantity: number): string =>
  [variant, `× ${quantity}`].filter((part) => part !== '').join(' ');
