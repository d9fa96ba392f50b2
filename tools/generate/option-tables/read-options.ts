import ts from 'typescript';

/** One option of an interface, as its doc comment describes it. */
export interface DocumentedOption {
  readonly name: string;
  /** `required`, or the text after "Default" in the comment. */
  readonly fallback: string;
  readonly meaning: string;
}

const fallbackIn = /\s*Default:? (?<fallback>(?:`[^`]*`|[^.`]|\.(?=\d))+)\.(?=\s|$)/;
/** Requirement ids, such as ` (GAL-031)`: the table leaves them out. */
const rowIds = / \((?:[A-Z][A-Z0-9]*-\d+(?:, | to )?)+\)/g;

const documentation = (node: ts.Node): string => {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const comment = comments.at(-1)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replaceAll(/\s+/g, ' ').trim();
};

/**
 * Reads the members of an interface from a source text. Throws for an unknown interface, for a member without a
 * description, and for an optional member without a default.
 */
export function readOptions(source: string, interfaceName: string): readonly DocumentedOption[] {
  const file = ts.createSourceFile('options.ts', source, ts.ScriptTarget.Latest, true);
  const declaration = file.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === interfaceName,
  );
  if (declaration === undefined) throw new Error(`There is no interface ${interfaceName}.`);
  return declaration.members.map((member) => {
    const name = member.name?.getText(file) ?? '';
    const text = documentation(member).replaceAll(rowIds, '');
    const fallback = fallbackIn.exec(text)?.groups?.['fallback'];
    const meaning = text.replace(fallbackIn, '').trim();
    if (meaning === '') throw new Error(`${interfaceName}.${name} is not described.`);
    if (fallback === undefined && member.questionToken !== undefined)
      throw new Error(`${interfaceName}.${name} may be left out, and its comment has no default.`);
    return { name, fallback: fallback ?? 'required', meaning };
  });
}
