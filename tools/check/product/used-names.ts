import { join, relative } from 'node:path';
import ts from 'typescript';
import type { ShippedExports } from '../../vite/shipped-exports.ts';
import { createModuleReader, type ModuleNames } from './read-module.ts';

/** What the kept parts of kept modules refer to. */
export interface UsedNames {
  /** Names of declarations, each as `file name`: a build writes a number or a text where it is used. */
  readonly names: ReadonlySet<string>;
  /** Whole texts that are written in kept code, such as keys of the catalog. */
  readonly texts: ReadonlySet<string>;
}

/** Statements that run when a module is loaded, whatever of it is imported. */
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
 * Follows the kept exports of each module, and what runs when it is loaded, through the module's own declarations to
 * the names and texts they use. A part of a kept module that was shaken away uses nothing.
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
    // Texts as they are compiled: that the catalog has a text does not mean that anything asks for it.
    if (!/\.tsx?$/.test(path) || path.startsWith('libs/messages/src/compiled/')) continue;
    const file = join(root, path);
    const module = read(file);
    for (const name of exported) use(file, name);
    for (const statement of module.source.statements.filter(runsOnLoad))
      walk(file, module, statement);
  }
  return { names, texts };
}
