/**
 * Puts a line among its siblings, in their order: before the first one that comes after it, else behind the last.
 * Undefined when the text has no sibling: then it is not what the generator knows.
 */
export function insertLine(
  text: string,
  isSibling: RegExp,
  line: string,
  comesAfter: (sibling: string, line: string) => boolean = (sibling) => sibling > line,
): string | undefined {
  const lines = text.split('\n');
  const siblings = lines.flatMap((candidate, index) => (isSibling.test(candidate) ? [index] : []));
  const last = siblings.at(-1);
  if (last === undefined) return undefined;
  const at = siblings.find((index) => comesAfter(lines[index] ?? '', line)) ?? last + 1;
  return lines.toSpliced(at, 0, line).join('\n');
}

/** Puts a member at the end of the first list that the expression finds between its brackets, its only group. */
export function appendMember(text: string, list: RegExp, member: string): string | undefined {
  const found = list.exec(text);
  const members = found?.[1];
  if (found === null || members === undefined) return undefined;
  const before = members.trimEnd().replace(/,$/, '');
  const separator = before.trim() === '' ? '' : ', ';
  return text.replace(found[0], () =>
    found[0].replace(members, () => `${before}${separator}${member}`),
  );
}
