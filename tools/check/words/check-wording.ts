import { basename } from 'node:path';
import { scanSource } from './scan-source.ts';
import { oldNames, oldPhrases, type OldWord } from './word-table.ts';

/** Splits a name into lower-case words: `keptFiles`, `kept-files` and `KEPT_FILES` all become `kept files`. */
function splitName(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();
}

const findOldWord = (words: readonly OldWord[], text: string): OldWord | undefined =>
  words.find(({ pattern, except }) => pattern.test(text) && !(except?.test(text) ?? false));

/** Finds old words in a file: one message per occurrence, with the line and the replacement. */
export function checkWording(path: string, text: string): readonly string[] {
  const problems = new Set<string>();
  const fileName = splitName(basename(path).replace(/\.\w+$/, ''));
  const inFileName = findOldWord(oldNames, fileName);
  if (inFileName) problems.add(`${path}: name the file with “${inFileName.write}”.`);
  if (/\.tsx?$/.test(path)) {
    for (const word of scanSource(path, text)) {
      const old =
        word.kind === 'name'
          ? findOldWord(oldNames, splitName(word.text))
          : findOldWord(oldPhrases, word.text);
      if (old === undefined) continue;
      const match = word.kind === 'name' ? word.text : old.pattern.exec(word.text)?.[0];
      problems.add(`${path}:${word.line}: write “${old.write}” instead of “${match}”.`);
    }
  }
  if (path.endsWith('.md')) {
    for (const [index, line] of text.split('\n').entries()) {
      const old = findOldWord(oldPhrases, line);
      if (old)
        problems.add(
          `${path}:${index + 1}: write “${old.write}” instead of “${old.pattern.exec(line)?.[0]}”.`,
        );
    }
  }
  return [...problems];
}
