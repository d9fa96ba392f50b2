import {
  defaultStyles,
  siteStyles,
  type PageSummary,
  type SiteStyles,
  type Website,
} from '@sitewright/contracts/entities';

/** One step of getting a website ready, done or not by what is really there. */
export interface SetUpStep {
  readonly id: 'name' | 'design' | 'edit' | 'product' | 'publish';
  readonly title: string;
  readonly help: string;
  readonly isDone: boolean;
}

/** What the checklist reads. */
export interface SetUpFacts {
  readonly website: Pick<Website, 'title' | 'liveReleaseId' | 'createdAt'> & {
    readonly description: string;
  };
  readonly pages: readonly Pick<PageSummary, 'updatedAt'>[];
  /** Undefined where they could not be read. */
  readonly styles: SiteStyles | undefined;
  readonly itemCount: number;
}

/** Written in the order of the schema and without what is read beside it, so that only choices make a difference. */
const stylesText = (styles: SiteStyles) => JSON.stringify(siteStyles.strip().parse(styles));

/** The steps in the order in which most people take them. */
export function setUpSteps(facts: SetUpFacts): readonly SetUpStep[] {
  const { website, pages, styles, itemCount } = facts;
  // The first page comes with the website, at the same moment; what is pending or released tells nothing of it.
  const isEdited = pages.some(({ updatedAt }) => updatedAt > website.createdAt);
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
      isDone: styles !== undefined && stylesText(styles) !== stylesText(defaultStyles),
    },
    {
      id: 'edit',
      title: 'Edit your first page',
      help: 'Click a text and write; everything is saved by itself.',
      isDone: isEdited || pages.length > 1,
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
