/**
 * Splits a line of a CSV file: a quoted cell may contain separators, and quotes written twice.
 *
 * @example
 * splitLine('March,"1,240","6"""', ',') // ['March', '1,240', '6"']
 */
export function splitLine(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index];
    if (isQuoted && character === '"' && line[index + 1] === '"') {
      cell += character;
      index += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}
