import type { Command } from './command.ts';

/** A text as it is compared: without case, accents and repeated spaces. */
const comparable = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const startsWord = (text: string, query: string) => ` ${text}`.includes(` ${query}`);
const isWord = (text: string, query: string) => ` ${text} `.includes(` ${query} `);

type Match = (title: string, keywords: string, query: string) => boolean;

/** The ways in which a query finds a command, best first. */
const matches: readonly Match[] = [
  (title, _, query) => title === query,
  (title, _, query) => title.startsWith(query),
  (title, _, query) => startsWord(title, query),
  (_, keywords, query) => isWord(keywords, query),
  (_, keywords, query) => startsWord(keywords, query),
  (title, _, query) => title.includes(query),
  (_, keywords, query) => keywords.includes(query),
];

/**
 * The commands that a query finds, best match first: `sale` finds Discounts, whose keyword it is, before Orders, which
 * has the keyword `sales`. Equally good ones keep their order; an empty query finds all.
 */
export function rankCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const query = comparable(typed);
  if (query === '') return commands;
  const rankOf = ({ title, keywords = '' }: Command) => {
    const [name, words] = [comparable(title), comparable(keywords)];
    return matches.findIndex((isMatch) => isMatch(name, words, query));
  };
  return commands
    .map((command) => ({ command, rank: rankOf(command) }))
    .filter(({ rank }) => rank !== -1)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
}
