/** A PostgreSQL array: parsed elements, nulls, and nested arrays. */
export type ArrayValue = readonly unknown[];

/**
 * Reads the text form of a PostgreSQL array, for example `{1,NULL,"a \"b\""}` or `{{1,2},{3,4}}`.
 * A custom lower bound (`[0:1]={…}`) is accepted and dropped.
 */
export function parseArrayText(text: string, parseElement: (text: string) => unknown): ArrayValue {
  const start = text.indexOf('{');
  return readArray({ text, at: start + 1 }, parseElement);
}

interface Cursor {
  readonly text: string;
  at: number;
}

function readArray(cursor: Cursor, parseElement: (text: string) => unknown): ArrayValue {
  const values: unknown[] = [];
  for (;;) {
    const character = cursor.text[cursor.at];
    if (character === undefined) throw new Error('The text of an array has no end.');
    if (character === '}' || character === ',') {
      cursor.at += 1;
      if (character === '}') return values;
    } else if (character === '{') {
      cursor.at += 1;
      values.push(readArray(cursor, parseElement));
    } else if (character === '"') {
      values.push(parseElement(readQuoted(cursor)));
    } else {
      const plain = readPlain(cursor);
      values.push(plain === 'NULL' ? null : parseElement(plain));
    }
  }
}

function readQuoted(cursor: Cursor): string {
  let value = '';
  cursor.at += 1;
  for (;;) {
    const character = cursor.text[cursor.at];
    if (character === undefined) throw new Error('The text of an array has no end.');
    cursor.at += 1;
    if (character === '"') return value;
    if (character === '\\') {
      value += cursor.text[cursor.at] ?? '';
      cursor.at += 1;
    } else {
      value += character;
    }
  }
}

function readPlain(cursor: Cursor): string {
  const from = cursor.at;
  while (cursor.at < cursor.text.length && !',}'.includes(cursor.text[cursor.at] ?? ''))
    cursor.at += 1;
  return cursor.text.slice(from, cursor.at);
}
