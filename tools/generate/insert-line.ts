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

/** Puts a member at the end of the first list that the expression finds; its only group is what the brackets hold. */
export function appendMember(text: string, list: RegExp, member: string): string | undefined {
  const [start, end] = new RegExp(list.source, 'd').exec(text)?.indices?.[1] ?? [];
  if (start === undefined || end === undefined) return undefined;
  const members = text.slice(start, end).trimEnd().replace(/,$/, '');
  const separator = members.trim() === '' ? '' : ', ';
  return `${text.slice(0, start)}${members}${separator}${member}${text.slice(end)}`;
}
