import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { idsOf } from '../requirement-table.ts';
import { createModuleReader, type ImportedName, type ModuleNames } from './read-module.ts';

/** An export of a module of the product: its file from the repository's root, and its name there. */
export interface ProductExport {
  readonly file: string;
  readonly name: string;
  /** A number, string or boolean: a build inlines it and keeps no name for it. */
  readonly isInlined: boolean;
}

/** Modules that only tests import: the exports that they use count as used by the test. */
const isTestModule = (file: string): boolean =>
  /\.(test|fixture|stories|typetest)\.|\/(testing|stories|fake-api)\/|\/test-[\w-]+\.tsx?$|^apps\/api\/src\/access\//.test(
    file,
  );

/** The identifiers of a piece of source that stand for values. */
function identifiersIn(node: ts.Node): Set<string> {
  const found = new Set<string>();
  const visit = (child: ts.Node): void => {
    if (ts.isTypeNode(child)) return;
    if (ts.isPropertyAccessExpression(child)) return visit(child.expression);
    if (ts.isPropertyAssignment(child)) return visit(child.initializer);
    if (ts.isIdentifier(child)) found.add(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** Whether an expression is a number, string or boolean literal, or combines such literals. */
const isPrimitive = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind) ||
  (ts.isAsExpression(node) && isPrimitive(node.expression)) ||
  (ts.isBinaryExpression(node) && isPrimitive(node.left) && isPrimitive(node.right));

/** The innermost function, or else the file, that contains a node. */
function scopeOf(node: ts.Node): ts.Node {
  let scope = node.parent;
  while (!ts.isFunctionLike(scope) && !ts.isSourceFile(scope)) scope = scope.parent;
  return scope;
}

const isIn = (node: ts.Node, scope: ts.Node): boolean =>
  scope.pos <= node.pos && node.end <= scope.end;

const isAssigned = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

/**
 * The declarations of a name that a node refers to: those in the innermost enclosing scope that declares the name, and
 * assignments to that variable from anywhere, such as in a `beforeAll`.
 */
function referencedDeclarations(node: ts.Node, declarations: readonly ts.Node[]): ts.Node[] {
  const scopes = declarations.filter((declaration) => !isAssigned(declaration)).map(scopeOf);
  const innermost = (inner: ts.Node) =>
    scopes
      .filter((scope) => isIn(inner, scope))
      .toSorted((a, b) => b.pos - a.pos || a.end - b.end)[0];
  const target = innermost(node);
  return declarations.filter(
    (declaration) =>
      target !== undefined &&
      target === (isAssigned(declaration) ? innermost(declaration) : scopeOf(declaration)),
  );
}

/** The source text of the title, if a node is a call that declares a test. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [title] = node.arguments;
  if (title === undefined || !/^(it|test)\b/.test(node.expression.getText())) return undefined;
  return ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)
    ? title.getText().slice(1, -1)
    : undefined;
}

/** All nodes of a tree that match; does not search inside matches. */
function findNodes(source: ts.Node, matches: (node: ts.Node) => boolean): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (matches(node)) found.push(node);
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** The tests of a file that name a requirement: in their titles, or else in the rows of `it.each` tables. */
function testsNaming(source: ts.SourceFile, id: string): ts.Node[] {
  const tests = findNodes(source, (node) => idsOf(titleOf(node) ?? '').includes(id));
  if (tests.length > 0) return tests;
  const named = findNodes(
    source,
    (node) => ts.isStringLiteralLike(node) && new RegExp(`\\b${id}\\b`).test(node.text),
  );
  return named.flatMap((literal) => {
    const row = ts.isPropertyAssignment(literal.parent) ? literal.parent.parent : literal.parent;
    return [row, ...testsOfTable(source, row)];
  });
}

/** The callbacks of `it.each` whose table contains a row; the table is inline or a variable. */
function testsOfTable(source: ts.SourceFile, row: ts.Node): ts.Node[] {
  let table: ts.Node = row.parent;
  while (ts.isAsExpression(table.parent) || ts.isSatisfiesExpression(table.parent))
    table = table.parent;
  const isTable = (argument: ts.Node) =>
    argument === table ||
    (ts.isVariableDeclaration(table.parent) && argument.getText() === table.parent.name.getText());
  const callbacks: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isCallExpression(node.expression)) {
      const isEach = node.expression.expression.getText().endsWith('.each');
      if (isEach && node.expression.arguments.some(isTable)) callbacks.push(...node.arguments);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return callbacks;
}

/** The tables of the `describe.each` calls around a test, which runs once for each of their rows. */
function tablesAround(node: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = [];
  for (let outer: ts.Node | undefined = node.parent; outer !== undefined; outer = outer.parent) {
    if (!ts.isCallExpression(outer) || !ts.isCallExpression(outer.expression)) continue;
    const { expression, arguments: tables } = outer.expression;
    if (expression.getText() === 'describe.each') found.push(...tables);
  }
  return found;
}

type Catalog = Readonly<Record<string, Readonly<Record<string, string>>>>;

const readCatalog = (path: string): Catalog =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Catalog) : {};

/**
 * The messages of the catalog that a test names by their keys, such as `cart.empty`. Messages are compiled before any
 * build, so that a build contains only the keys that code requests.
 */
function namedMessages(root: string, nodes: readonly ts.Node[]): ProductExport[] {
  const path = 'libs/messages/src/catalog/en.json';
  const catalog = readCatalog(join(root, path));
  const keys = nodes
    .flatMap((node) => findNodes(node, ts.isStringLiteralLike))
    .map((node) => (node as ts.StringLiteralLike).text)
    .filter((text) => /^[a-z]\w+\.[a-z]\w+$/.test(text));
  return keys.flatMap((key) => {
    const [area, name = ''] = key.split('.');
    return catalog[area ?? '']?.[name] === undefined
      ? []
      : [{ file: path, name: key, isInlined: false }];
  });
}

/** The exports of the product that a test uses. */
export interface Exercise {
  readonly exports: readonly ProductExport[];
  /** For a test in `describe.each`: the further exports of each row, such as one adapter per row. */
  readonly alternatives: readonly (readonly ProductExport[])[];
}

/** Returns a function that finds the exports used by the tests in a file that name a requirement id. */
export function createExerciseReader(root: string): (testFile: string, id: string) => Exercise {
  const read = createModuleReader(root);

  /** The modules and names that declare an exported name, through all re-exports. */
  function definers({ from, name }: ImportedName, seen = new Set<string>()): ImportedName[] {
    const key = `${from} ${name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const module = read(from);
    if (name === '*')
      return [
        ...[...module.declarations.keys()].map((declared) => ({ from, name: declared })),
        ...[...module.reexports.values()].flatMap((reexport) => definers(reexport, seen)),
        ...module.stars.flatMap((star) => definers({ from: star, name }, seen)),
      ];
    const reexported = module.reexports.get(name);
    if (reexported !== undefined) return definers(reexported, seen);
    if (module.declarations.has(name)) return [{ from, name }];
    if (module.types.has(name)) return [];
    return module.stars.flatMap((star) => definers({ from: star, name }, seen));
  }

  type Found = Map<string, ProductExport>;

  /** Adds the exports that nodes use, directly or through other declarations of the module. */
  function collect(module: ModuleNames, nodes: readonly ts.Node[], into: Found): void {
    const reached = new Set(nodes);
    for (const node of reached)
      for (const name of identifiersIn(node)) {
        const imported = module.imports.get(name);
        if (imported !== undefined) for (const definer of definers(imported)) use(definer, into);
        for (const declaration of referencedDeclarations(node, module.declarations.get(name) ?? []))
          reached.add(declaration);
      }
  }

  const followed = new Set<string>();
  function use({ from, name }: ImportedName, into: Found): void {
    const module = read(from);
    if (isTestModule(relative(root, from))) {
      const key = `${from} ${name}`;
      if (followed.has(key)) return;
      followed.add(key);
      collect(module, module.declarations.get(name) ?? [], into);
      return;
    }
    const file = relative(root, from);
    const isInlined = (module.declarations.get(name) ?? []).some(isPrimitive);
    into.set(`${file} ${name}`, { file, name, isInlined });
  }

  /** The rows of a test table, each with the module that declares it. */
  function rowsOf(module: ModuleNames, table: ts.Expression): [ModuleNames, ts.Node][] {
    const inner = ts.isAsExpression(table) ? table.expression : table;
    if (ts.isArrayLiteralExpression(inner)) return inner.elements.map((row) => [module, row]);
    if (!ts.isIdentifier(inner)) return [[module, inner]];
    const imported = module.imports.get(inner.text);
    const tables: [ModuleNames, ts.Node][] =
      imported === undefined
        ? (module.declarations.get(inner.text) ?? []).map((node) => [module, node])
        : definers(imported).flatMap(({ from, name }) => {
            const declaring = read(from);
            return (declaring.declarations.get(name) ?? []).map((node): [ModuleNames, ts.Node] => [
              declaring,
              node,
            ]);
          });
    return tables.flatMap(([declaring, node]) => rowsOf(declaring, node as ts.Expression));
  }

  return (testFile, id) => {
    followed.clear();
    const module = read(testFile);
    const named = testsNaming(module.source, id);
    const texts = testFile.includes('/libs/messages/') ? namedMessages(root, named) : [];
    if (texts.length > 0) return { exports: texts, alternatives: [] };
    const exports: Found = new Map();
    collect(module, named.length === 0 ? [module.source] : named, exports);
    const tables = [...new Set(named.flatMap(tablesAround))];
    const alternatives = tables.flatMap((table) =>
      rowsOf(module, table).map(([declaring, row]) => {
        followed.clear();
        const used: Found = new Map();
        collect(declaring, [row], used);
        return [...used.values()];
      }),
    );
    return { exports: [...exports.values()], alternatives };
  };
}
