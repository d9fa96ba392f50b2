/**
 * Inserts a line before the first sibling that sorts after it, or else after the last sibling. Undefined when the text
 * has no siblings, because then it has not the structure that the generator expects.
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

/** Appends a member to the first list that `list` matches. Its only group must capture the text inside the brackets. */
export function appendMember(text: string, list: RegExp, member: string): string | undefined {
  const [start, end] = new RegExp(list.source, 'd').exec(text)?.indices?.[1] ?? [];
  if (start === undefined || end === undefined) return undefined;
  const members = text.slice(start, end).trimEnd().replace(/,$/, '');
  const separator = members.trim() === '' ? '' : ', ';
  return `${text.slice(0, start)}${members}${separator}${member}${text.slice(end)}`;
}
