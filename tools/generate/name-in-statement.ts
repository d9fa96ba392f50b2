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
 * Adds a name to the imports or exports of a source text: in the existing statement for that module, values before
 * types, or else in a new statement, sorted by module. Returns the same text if the statement has the name already.
 */
export function nameInStatement(
  text: string,
  keyword: Keyword,
  name: string,
  from: string,
): string {
  const statements = statementsOf(text, keyword);
  const existing = statements.find((statement) => statement.from === from);
  if (existing === undefined) {
    const line = `${keyword} { ${name} } from '${from}';\n`;
    const last = statements.at(-1);
    const at =
      statements.find((statement) => statement.from > from)?.at ??
      (last === undefined ? 0 : last.at + last.text.length);
    return `${text.slice(0, at)}${line}${text.slice(at)}`;
  }
  const members = membersOf(existing.names);
  if (members.includes(name)) return text;
  const firstTypeIndex = members.findIndex((member) => member.startsWith('type '));
  const newMembers = members.toSpliced(
    firstTypeIndex === -1 ? members.length : firstTypeIndex,
    0,
    name,
  );
  const statement = `${keyword} { ${newMembers.join(', ')} } from '${from}';\n`;
  return `${text.slice(0, existing.at)}${statement}${text.slice(existing.at + existing.text.length)}`;
}
