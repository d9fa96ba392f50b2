/** Saves a text as a file of the browser's user. */
export function downloadText(
  fileName: string,
  type: 'application/json' | 'text/csv',
  text: string,
): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has started to read the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
