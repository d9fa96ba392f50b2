import { readable } from '../../look/readable.ts';
import type { Path } from './sides.ts';

/** What members of a document are called on its screen; an empty word leaves out a step that people do not see. */
export type MemberWords = Readonly<Record<string, string>>;

/** A place in a document in the words of its screen: `At the top, “Visit”, Words`. */
export function describePath(path: Path, words: MemberWords): string {
  const steps = path.map((step) => {
    if (step.kind === 'order') return 'the order';
    return step.kind === 'entry' ? `“${step.name}”` : (words[step.name] ?? readable(step.name));
  });
  return steps.filter((step) => step !== '').join(', ');
}
