import ts from 'typescript';

/** What the TypeScript parser says against a text, each with its line; nothing when it parses. */
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
