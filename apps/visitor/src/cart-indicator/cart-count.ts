const most = 100;

/** The number of pieces as the indicator writes it: up to 100 as it is, `100+` above. */
export const cartCount = (quantity: number): string =>
  quantity > most ? `${most}+` : String(quantity);
