/** Occurrences of each letter per thousand characters of English text, spaces included. */
const perThousand: Readonly<Record<string, number>> = {
  ' ': 183,
  a: 67,
  b: 12,
  c: 23,
  d: 35,
  e: 103,
  f: 18,
  g: 16,
  h: 50,
  i: 57,
  j: 1,
  k: 6,
  l: 33,
  m: 20,
  n: 57,
  o: 62,
  p: 16,
  q: 1,
  r: 49,
  s: 52,
  t: 74,
  u: 23,
  v: 8,
  w: 19,
  x: 1,
  y: 16,
  z: 1,
};

/** Mean width of a character of English text, weighted by the frequency of the letters. */
export function averageWidth(widthOf: (letter: string) => number): number {
  let sum = 0;
  let letters = 0;
  for (const [letter, count] of Object.entries(perThousand)) {
    sum += widthOf(letter) * count;
    letters += count;
  }
  return sum / letters;
}
