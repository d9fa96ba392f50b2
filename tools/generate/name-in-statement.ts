type Keyword = 'import' | 'export';

interface Statement {
  readonly text: string;
  readonly names: string;
  readonly from: string;
  readonly at: number;
}

const statementsOf = (text: string, keyword: Keyword): Statement[] =>
  [...text.matchAll(new RegExp(`^${keyword} \\{([^}]*)\\} from '([^']+)';\\n`, 'gm'))].map(
    ([statement, names = '', from = ''], index, all) => ({
      text: statement,
      names,
      from,
      at: all[index]?.index ?? 0,
    }),
  );

const membersOf = (names: string) =>
  names
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '');

/**
 * A text that imports or exports one name more: in the statement of that module, values before types, else in a
 * statement of its own, in the order of the modules. A name that is there already changes nothing.
 */
export function nameInStatement(
  text: string,
  keyword: Keyword,
  name: string,
  from: string,
): string {
  const statements = statementsOf(text, keyword);
  const own = statements.find((statement) => statement.from === from);
  if (own === undefined) {
    const line = `${keyword} { ${name} } from '${from}';\n`;
    const last = statements.at(-1);
    const at =
      statements.find((statement) => statement.from > from)?.at ??
      (last === undefined ? 0 : last.at + last.text.length);
    return `${text.slice(0, at)}${line}${text.slice(at)}`;
  }
  const members = membersOf(own.names);
  if (members.includes(name)) return text;
  const firstType = members.findIndex((member) => member.startsWith('type '));
  const named = members.toSpliced(firstType === -1 ? members.length : firstType, 0, name);
  const statement = `${keyword} { ${named.join(', ')} } from '${from}';\n`;
  return `${text.slice(0, own.at)}${statement}${text.slice(own.at + own.text.length)}`;
}
