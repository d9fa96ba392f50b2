import type { PageSummary, Website } from '@sitewright/contracts/entities';

/** One step of getting a website ready, done or not by what is really there. */
export interface SetUpStep {
  readonly id: 'name' | 'design' | 'edit' | 'product' | 'publish';
  readonly title: string;
  readonly help: string;
  readonly isDone: boolean;
}

/** What the checklist reads. */
export interface SetUpFacts {
  readonly website: Pick<Website, 'title' | 'liveReleaseId'> & { readonly description: string };
  readonly pages: readonly Pick<PageSummary, 'changed'>[];
  readonly pendingKinds: readonly string[];
  readonly releaseKinds: readonly string[];
  readonly itemCount: number;
}

/** The steps in the order in which most people take them. */
export function setUpSteps(facts: SetUpFacts): readonly SetUpStep[] {
  const { website, pages, pendingKinds, releaseKinds, itemCount } = facts;
  const touched = (kind: string) => pendingKinds.includes(kind) || releaseKinds.includes(kind);
  return [
    {
      id: 'name',
      title: 'Describe your website',
      help: 'Its title and one sentence for search results.',
      isDone: website.description !== '',
    },
    {
      id: 'design',
      title: 'Choose colours and fonts',
      help: 'Five colours and two fonts make the whole site yours.',
      isDone: touched('styles'),
    },
    {
      id: 'edit',
      title: 'Edit your first page',
      help: 'Click a text and write; everything is saved by itself.',
      isDone: touched('page') || pages.length > 1,
    },
    {
      id: 'product',
      title: 'Add a product or a post',
      help: 'Only if you sell or write. It can wait.',
      isDone: itemCount > 0,
    },
    {
      id: 'publish',
      title: 'Publish',
      help: 'Nobody sees anything before. You can go back to every release.',
      isDone: website.liveReleaseId !== null,
    },
  ];
}
