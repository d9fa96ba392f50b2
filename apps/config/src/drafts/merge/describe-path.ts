import { toSentenceCase } from '../../format/readable.ts';
import type { Path } from './sides.ts';

/** The labels of a document's members on the screen. An empty label omits a step that the screen does not show. */
export type MemberLabels = Readonly<Record<string, string>>;

/** A position in a document by its labels: `Main navigation, “Visit”, Label`. */
export function describePath(path: Path, labels: MemberLabels): string {
  const steps = path.map((step) => {
    if (step.kind === 'order') return 'the order';
    return step.kind === 'entry'
      ? `“${step.name}”`
      : (labels[step.name] ?? toSentenceCase(step.name));
  });
  return steps.filter((step) => step !== '').join(', ');
}
