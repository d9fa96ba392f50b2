import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { idsOf } from '../requirement-table.ts';
import { createModuleReader, type ImportedName, type ModuleNames } from './read-module.ts';

/** An export of a module of the product: its file from the repository's root, and its name there. */
export interface ProductExport {
  readonly file: string;
  readonly name: string;
  /** A number or a text: a build writes it where it is used and keeps no name for it. */
  readonly isInlined: boolean;
}

/** Modules that serve tests alone: what they use of the product, the test uses. */
const isTestModule = (file: string): boolean =>
  /\.(test|fixture|stories|typetest)\.|\/(testing|stories|fake-api)\/|\/test-[\w-]+\.tsx?$|^apps\/api\/src\/access\//.test(
    file,
  );

/** The identifiers of a piece of source that stand for values. */
function identifiersIn(node: ts.Node): Set<string> {
  const found = new Set<string>();
  const visit = (each: ts.Node): void => {
    if (ts.isTypeNode(each)) return;
    if (ts.isPropertyAccessExpression(each)) return visit(each.expression);
    if (ts.isPropertyAssignment(each)) return visit(each.initializer);
    if (ts.isIdentifier(each)) found.add(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** A declaration whose value is a number, a text or a truth value. */
const isPrimitive = (node: ts.Node): boolean =>
  ts.isLiteralExpression(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind) ||
  (ts.isAsExpression(node) && isPrimitive(node.expression)) ||
  (ts.isBinaryExpression(node) && isPrimitive(node.left) && isPrimitive(node.right));

/** The function, or the file, in which a node is. */
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
 * Which declarations of a name are those that a node means: the same name in another function is another thing. What is
 * assigned to a variable, such as in a `beforeAll`, belongs to all who see the variable.
 */
function declarationsMeant(node: ts.Node, declarations: readonly ts.Node[]): ts.Node[] {
  const scopes = declarations.filter((declaration) => !isAssigned(declaration)).map(scopeOf);
  const innermost = (inner: ts.Node) =>
    scopes
      .filter((scope) => isIn(inner, scope))
      .toSorted((one, other) => other.pos - one.pos || one.end - other.end)[0];
  const meant = innermost(node);
  return declarations.filter(
    (declaration) =>
      meant !== undefined &&
      meant === (isAssigned(declaration) ? innermost(declaration) : scopeOf(declaration)),
  );
}

/** The title of a call that declares a test, as it is written; undefined for any other node. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [title] = node.arguments;
  if (title === undefined || !/^(it|test)\b/.test(node.expression.getText())) return undefined;
  return ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)
    ? title.getText().slice(1, -1)
    : undefined;
}

/** Every node of a tree for which a test holds; what lies inside of a found one is not looked at. */
function findNodes(source: ts.Node, matches: (node: ts.Node) => boolean): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (matches(node)) found.push(node);
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** The tests of a file that name a row: by their titles, else by the rows of the tables that fill titles in. */
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

/** The functions that run for the rows of a table which is written into its `it.each` or has a name of its own. */
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

/** The tables of `describe.each` around a test: it ran once for each of their rows. */
function tablesAround(node: ts.Node): ts.Expression[] {
  const found: ts.Expression[] = [];
  for (let each: ts.Node | undefined = node.parent; each !== undefined; each = each.parent) {
    if (!ts.isCallExpression(each) || !ts.isCallExpression(each.expression)) continue;
    const { expression, arguments: tables } = each.expression;
    if (expression.getText() === 'describe.each') found.push(...tables);
  }
  return found;
}

type Catalog = Readonly<Record<string, Readonly<Record<string, string>>>>;

const readCatalog = (path: string): Catalog =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Catalog) : {};

/**
 * The texts of the catalog that a test names by their keys, such as `cart.empty`: they are compiled before any build,
 * so that what a build keeps of them is the key by which they are asked for.
 */
function textsNamed(root: string, nodes: readonly ts.Node[]): ProductExport[] {
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

/** What a test uses of the product. */
export interface Exercise {
  readonly exports: readonly ProductExport[];
  /** What each run of a test that ran for several subjects uses besides, such as an adapter each. */
  readonly alternatives: readonly (readonly ProductExport[])[];
}

/** Tells which exports of the product the tests of a file use that name a row. */
export function createExerciseReader(root: string): (testFile: string, id: string) => Exercise {
  const read = createModuleReader(root);

  /** Where an exported name is declared. */
  function definers({ from, name }: ImportedName, seen = new Set<string>()): ImportedName[] {
    const key = `${from} ${name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const module = read(from);
    if (name === '*')
      return [
        ...[...module.declarations.keys()].map((each) => ({ from, name: each })),
        ...[...module.reexports.values()].flatMap((each) => definers(each, seen)),
        ...module.stars.flatMap((star) => definers({ from: star, name }, seen)),
      ];
    const reexported = module.reexports.get(name);
    if (reexported !== undefined) return definers(reexported, seen);
    if (module.declarations.has(name)) return [{ from, name }];
    if (module.types.has(name)) return [];
    return module.stars.flatMap((star) => definers({ from: star, name }, seen));
  }

  type Found = Map<string, ProductExport>;

  /** Follows names through the module's own declarations to what it imports. */
  function collect(module: ModuleNames, nodes: readonly ts.Node[], into: Found): void {
    const reached = new Set(nodes);
    for (const node of reached)
      for (const name of identifiersIn(node)) {
        const imported = module.imports.get(name);
        if (imported !== undefined) for (const definer of definers(imported)) use(definer, into);
        for (const declaration of declarationsMeant(node, module.declarations.get(name) ?? []))
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

  /** The rows of a table that tests run for, one after the other, wherever it is declared. */
  function rowsOf(module: ModuleNames, table: ts.Expression): [ModuleNames, ts.Node][] {
    const inner = ts.isAsExpression(table) ? table.expression : table;
    if (ts.isArrayLiteralExpression(inner)) return inner.elements.map((row) => [module, row]);
    if (!ts.isIdentifier(inner)) return [[module, inner]];
    const imported = module.imports.get(inner.text);
    const places: [ModuleNames, ts.Node][] =
      imported === undefined
        ? (module.declarations.get(inner.text) ?? []).map((node) => [module, node])
        : definers(imported).flatMap(({ from, name }) => {
            const declaring = read(from);
            return (declaring.declarations.get(name) ?? []).map((node): [ModuleNames, ts.Node] => [
              declaring,
              node,
            ]);
          });
    return places.flatMap(([declaring, node]) => rowsOf(declaring, node as ts.Expression));
  }

  return (testFile, id) => {
    followed.clear();
    const module = read(testFile);
    const named = testsNaming(module.source, id);
    const texts = testFile.includes('/libs/messages/') ? textsNamed(root, named) : [];
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
