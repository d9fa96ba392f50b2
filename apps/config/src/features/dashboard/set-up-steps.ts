import {
  defaultStyles,
  siteStyles,
  type PageSummary,
  type SiteStyles,
  type Website,
} from '@sitewright/contracts/entities';

/** A step of setting up a website; the website's data says whether it is done. */
export interface SetUpStep {
  readonly id: 'name' | 'design' | 'edit' | 'product' | 'publish';
  readonly title: string;
  readonly help: string;
  readonly isDone: boolean;
}

/** The data that the checklist reads. */
export interface SetUpData {
  readonly website: Pick<Website, 'title' | 'liveReleaseId'> & {
    readonly description: string;
  };
  readonly pages: readonly Pick<PageSummary, 'isEdited'>[];
  /** Undefined if they could not be loaded. */
  readonly styles: SiteStyles | undefined;
  readonly itemCount: number;
}

/** Serialized in schema order and without response metadata, so that only the owner's choices are compared. */
const stylesText = (styles: SiteStyles) => JSON.stringify(siteStyles.strip().parse(styles));

/** The steps in the order in which most people take them. */
export function setUpSteps(facts: SetUpData): readonly SetUpStep[] {
  const { website, pages, styles, itemCount } = facts;
  return [
    {
      id: 'name',
      title: 'Describe your website',
      help: 'Its title and one sentence for search results.',
      isDone: website.description !== '',
    },
    {
      id: 'design',
      title: 'Choose colors and fonts',
      help: 'Five colors and two fonts define the whole site.',
      isDone: styles !== undefined && stylesText(styles) !== stylesText(defaultStyles),
    },
    {
      id: 'edit',
      title: 'Edit your first page',
      help: 'Click a text and write. Changes are saved automatically.',
      isDone: pages.some(({ isEdited }) => isEdited),
    },
    {
      id: 'product',
      title: 'Add a product or a post',
      help: 'Optional, if you sell or blog.',
      isDone: itemCount > 0,
    },
    {
      id: 'publish',
      title: 'Publish',
      help: 'Makes your website public. You can restore any release.',
      isDone: website.liveReleaseId !== null,
    },
  ];
}
