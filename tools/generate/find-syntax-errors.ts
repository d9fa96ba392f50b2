import ts from 'typescript';

/** The syntax errors that the TypeScript parser finds in a source text, each with its line. */
export function findSyntaxErrors(path: string, text: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext },
  });
  return diagnostics.map(({ messageText, file, start = 0 }) => {
    const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
    return `${path}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
