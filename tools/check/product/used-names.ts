import { join, relative } from 'node:path';
import ts from 'typescript';
import type { ShippedExports } from '../../vite/shipped-exports.ts';
import { createModuleReader, type ModuleNames } from './read-module.ts';

/** Names and strings that the shipped parts of modules refer to. */
export interface UsedNames {
  /** Declarations, each as `file name`; contains constants that a build inlines. */
  readonly names: ReadonlySet<string>;
  /** String literals in shipped code, such as keys of the catalog. */
  readonly texts: ReadonlySet<string>;
}

/** Whether a statement runs when the module is loaded, whatever is imported from it. */
const runsOnLoad = (statement: ts.Statement): boolean =>
  !(
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isVariableStatement(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  );

/**
 * Follows the shipped exports of each module, and the statements that run when it is loaded, through the declarations
 * of the module to the names and strings that they use. Parts that were tree-shaken are not followed.
 */
export function findUsedNames(root: string, shipped: ShippedExports): UsedNames {
  const read = createModuleReader(root);
  const names = new Set<string>();
  const texts = new Set<string>();
  const walked = new Set<ts.Node>();

  function use(file: string, name: string): void {
    const key = `${relative(root, file)} ${name}`;
    if (names.has(key)) return;
    names.add(key);
    if (!/\.tsx?$/.test(file)) return;
    const module = read(file);
    const reexported = module.reexports.get(name);
    if (reexported !== undefined) use(reexported.from, reexported.name);
    else if (module.declarations.has(name))
      for (const node of module.declarations.get(name) ?? []) walk(file, module, node);
    else for (const star of module.stars) use(star, name);
  }

  function walk(file: string, module: ModuleNames, node: ts.Node): void {
    if (walked.has(node) || ts.isTypeNode(node)) return;
    walked.add(node);
    if (ts.isPropertyAccessExpression(node)) return walk(file, module, node.expression);
    if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name))
      return walk(file, module, node.initializer);
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (ts.isIdentifier(node)) {
      const imported = module.imports.get(node.text);
      if (imported !== undefined) use(imported.from, imported.name);
      else if (module.declarations.has(node.text)) use(file, node.text);
    }
    ts.forEachChild(node, (child) => walk(file, module, child));
  }

  for (const [path, exported] of Object.entries(shipped)) {
    // Compiled messages: that the catalog has a message does not mean that any code requests it.
    if (!/\.tsx?$/.test(path) || path.startsWith('libs/messages/src/compiled/')) continue;
    const file = join(root, path);
    const module = read(file);
    for (const name of exported) use(file, name);
    for (const statement of module.source.statements.filter(runsOnLoad))
      walk(file, module, statement);
  }
  return { names, texts };
}
