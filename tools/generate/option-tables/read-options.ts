import ts from 'typescript';

/** One option of an interface, as its doc comment describes it. */
export interface DocumentedOption {
  readonly name: string;
  /** As it is shown: `required`, or what the comment says after "Default". */
  readonly fallback: string;
  readonly meaning: string;
}

const fallbackIn = /\s*Default:? (?<fallback>(?:`[^`]*`|[^.`]|\.(?=\d))+)\.(?=\s|$)/;
/** Rows of the specification are for those who work on the library. */
const rowIds = / \((?:[A-Z][A-Z0-9]*-\d+(?:, | to )?)+\)/g;

const documentation = (node: ts.Node): string => {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const comment = comments.at(-1)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ').trim();
};

/**
 * Reads the members of an exported interface from its source text. Throws for an interface that is not there, and for a
 * member whose comment leaves its reader with a question: what it is, or what holds when it is left out.
 */
export function readOptions(source: string, interfaceName: string): readonly DocumentedOption[] {
  const file = ts.createSourceFile('options.ts', source, ts.ScriptTarget.Latest, true);
  const found = file.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === interfaceName,
  );
  if (found === undefined) throw new Error(`There is no interface ${interfaceName}.`);
  return found.members.map((member) => {
    const name = member.name?.getText(file) ?? '';
    const text = documentation(member).replaceAll(rowIds, '');
    const said = fallbackIn.exec(text)?.groups?.['fallback'];
    const meaning = text.replace(fallbackIn, '').trim();
    if (meaning === '') throw new Error(`${interfaceName}.${name} is not described.`);
    if (said === undefined && member.questionToken !== undefined)
      throw new Error(`${interfaceName}.${name} may be left out, and its comment has no default.`);
    return { name, fallback: said ?? 'required', meaning };
  });
}
