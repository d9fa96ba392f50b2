import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Where a name of a module comes from: another module's export, `*` for all of them. */
export interface ImportedName {
  readonly from: string;
  readonly name: string;
}

/** The runtime names that a module declares, imports and exports; type-only ones are left out. */
export interface ModuleNames {
  readonly source: ts.SourceFile;
  /** Imports by local name; imports from outside of the repository are left out. */
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** Re-exports by exported name. */
  readonly reexports: ReadonlyMap<string, ImportedName>;
  /** Files of `export * from`. */
  readonly stars: readonly string[];
  /** Every declaration of a local name and every assignment to it, at any depth. */
  readonly declarations: ReadonlyMap<string, readonly ts.Node[]>;
  /** Names of interfaces and type aliases. */
  readonly types: ReadonlySet<string>;
}

/** Resolves a relative specifier, or one of a package of the repository by its `@sitewright/source` condition. */
function resolveSpecifier(root: string, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    const path = join(dirname(from), specifier);
    return existsSync(path) ? path : undefined;
  }
  const [, library, entry = ''] = /^@sitewright\/([\w-]+)(\/.*)?$/.exec(specifier) ?? [];
  if (library === undefined) return undefined;
  const folder = join(root, 'libs', library);
  if (!existsSync(folder)) return undefined;
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
  const target = exports[`.${entry}`];
  const file = typeof target === 'string' ? target : target?.['@sitewright/source'];
  return file === undefined ? undefined : join(folder, file);
}

/** The variables that a binding declares: `a` and `c` of `{ a, b: c }`. */
function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : boundNames(element.name),
  );
}

/** Returns a function that reads a module of the repository; results are cached. */
export function createModuleReader(root: string): (file: string) => ModuleNames {
  const cache = new Map<string, ModuleNames>();
  return (file) => {
    const module = cache.get(file) ?? readModule(root, file);
    cache.set(file, module);
    return module;
  };
}

function readModule(root: string, file: string): ModuleNames {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const imports = new Map<string, ImportedName>();
  const reexports = new Map<string, ImportedName>();
  const stars: string[] = [];
  const declarations = new Map<string, ts.Node[]>();
  const types = new Set<string>();
  const declare = (name: string, node: ts.Node) =>
    declarations.set(name, [...(declarations.get(name) ?? []), node]);
  const resolve = (node: ts.Expression | undefined) =>
    node !== undefined && ts.isStringLiteral(node)
      ? resolveSpecifier(root, file, node.text)
      : undefined;

  function readImport(node: ts.ImportDeclaration): void {
    const from = resolve(node.moduleSpecifier);
    const clause = node.importClause;
    if (from === undefined || clause === undefined || clause.isTypeOnly) return;
    const { namedBindings } = clause;
    if (namedBindings === undefined) return;
    if (ts.isNamespaceImport(namedBindings)) {
      imports.set(namedBindings.name.text, { from, name: '*' });
      return;
    }
    for (const { name, propertyName, isTypeOnly } of namedBindings.elements)
      if (!isTypeOnly) imports.set(name.text, { from, name: (propertyName ?? name).text });
  }

  function readExport(node: ts.ExportDeclaration): void {
    if (node.isTypeOnly) return;
    const from = resolve(node.moduleSpecifier);
    if (node.exportClause === undefined) {
      if (from !== undefined) stars.push(from);
      return;
    }
    if (!ts.isNamedExports(node.exportClause)) return;
    for (const { name, propertyName, isTypeOnly } of node.exportClause.elements) {
      if (isTypeOnly) continue;
      const inner = (propertyName ?? name).text;
      if (from !== undefined) reexports.set(name.text, { from, name: inner });
      else if (imports.has(inner)) reexports.set(name.text, imports.get(inner) as ImportedName);
    }
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return readImport(node);
    if (ts.isExportDeclaration(node)) return readExport(node);
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      types.add(node.name.text);
      return;
    }
    if (ts.isVariableDeclaration(node))
      for (const name of boundNames(node.name)) declare(name, node.initializer ?? node);
    if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name !== undefined)
      declare(node.name.text, node);
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isIdentifier(node.left)
    )
      declare(node.left.text, node.right);
    ts.forEachChild(node, visit);
  }
  ts.forEachChild(source, visit);
  return { source, imports, reexports, stars, declarations, types };
}
