import ts from 'typescript';

/** A name or a comment of a source file, with its line, counted from 1. */
export interface SourceWord {
  readonly kind: 'name' | 'prose';
  readonly text: string;
  readonly line: number;
}

const testFunctions: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

/** The declared and used names of a TypeScript file, its comments and the titles of its tests. */
export function scanSource(path: string, text: string): readonly SourceWord[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, kind);
  const found: SourceWord[] = [];
  const comments = new Set<number>();
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;

  const addComments = (position: number) => {
    for (const range of ts.getLeadingCommentRanges(text, position) ?? []) {
      if (comments.has(range.pos)) continue;
      comments.add(range.pos);
      found.push({
        kind: 'prose',
        text: text.slice(range.pos, range.end),
        line: lineAt(range.pos),
      });
    }
  };
  const visit = (node: ts.Node): void => {
    addComments(node.pos);
    if (ts.isIdentifier(node))
      found.push({ kind: 'name', text: node.text, line: lineAt(node.getStart(file)) });
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(file).split(/[.(]/, 1)[0]!;
      const title = node.arguments[0];
      if (testFunctions.has(callee) && title && ts.isStringLiteralLike(title))
        found.push({ kind: 'prose', text: title.text, line: lineAt(title.getStart(file)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  addComments(file.endOfFileToken.pos);
  return found;
}
