/** The sum of numbers: amounts in minor units, quantities. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
