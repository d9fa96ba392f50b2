import { basename } from 'node:path';
import { scanSource } from './scan-source.ts';
import { oldNames, oldPhrases, type OldWord } from './word-table.ts';

/** The lower-case words of a name in any case: `listKeptFiles`, `kept-files.ts` and `KEPT_FILES` have the same. */
function splitName(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();
}

const reject = (words: readonly OldWord[], text: string): OldWord | undefined =>
  words.find(({ pattern, except }) => pattern.test(text) && !(except?.test(text) ?? false));

/** What of a file uses an old word: one sentence for each place, with the line and the word to write. */
export function checkWording(path: string, text: string): readonly string[] {
  const problems = new Set<string>();
  const fileName = splitName(basename(path).replace(/\.\w+$/, ''));
  const inFileName = reject(oldNames, fileName);
  if (inFileName) problems.add(`${path}: name the file with “${inFileName.write}”.`);
  if (/\.tsx?$/.test(path)) {
    for (const word of scanSource(path, text)) {
      const old =
        word.kind === 'name'
          ? reject(oldNames, splitName(word.text))
          : reject(oldPhrases, word.text);
      if (old === undefined) continue;
      const shown = word.kind === 'name' ? word.text : old.pattern.exec(word.text)?.[0];
      problems.add(`${path}:${word.line}: write “${old.write}” instead of “${shown}”.`);
    }
  }
  if (path.endsWith('.md')) {
    for (const [index, line] of text.split('\n').entries()) {
      const old = reject(oldPhrases, line);
      if (old)
        problems.add(
          `${path}:${index + 1}: write “${old.write}” instead of “${old.pattern.exec(line)?.[0]}”.`,
        );
    }
  }
  return [...problems];
}
