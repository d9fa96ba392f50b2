const byLanguage: readonly string[] = [
  'a an and are as at be but by for from in into is it my of or our the this to with your',
  'das dem den der ein eine einem einen einer eines fuer fur im mit oder und vom von zu zum zur',
  'au aux avec dans de du en est et la le les ou pour un une',
  'al con del el las lo los para por una unas unos y',
  'او الي عن علي في مع من',
];

/** Articles, prepositions and other function words of several languages, in folded form. */
export const stopWords: ReadonlySet<string> = new Set(
  byLanguage.flatMap((words) => words.split(' ')),
);
