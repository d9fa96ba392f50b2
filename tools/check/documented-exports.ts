import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { standaloneLibraries } from './standalone-libraries.ts';

/** Every export of a standalone library has a doc comment: an editor shows it to the people who install the library. */
const workspace = join(import.meta.dirname, '../..');

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** The source files of the entries in the `exports` of a library. */
const entriesOf = (library: string): readonly string[] => {
  const folder = join(workspace, 'libs', library);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [join(folder, entry['@sitewright/source'] ?? '')],
  );
};

const entries = standaloneLibraries.flatMap(entriesOf);
const program = ts.createProgram(entries, {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  customConditions: ['@sitewright/source'],
  target: ts.ScriptTarget.ES2024,
  jsx: ts.JsxEmit.ReactJSX,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
});
const checker = program.getTypeChecker();

/** Includes a comment on the enclosing statement, as in `export const a = 1`. */
const isDocumented = (symbol: ts.Symbol) =>
  symbol.getDocumentationComment(checker).length > 0 || symbol.getJsDocTags(checker).length > 0;

const undocumented = entries.flatMap((path) => {
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  if (module === undefined) throw new Error(`${path} is not a module.`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    )
    .filter((symbol) => !isDocumented(symbol))
    .map((symbol) => `${relative(workspace, path)}: ${symbol.name}`);
});
for (const line of new Set(undocumented)) console.error(`An export has no doc comment: ${line}`);
process.exit(undocumented.length === 0 ? 0 : 1);
