import { collectionType, contentItemType, workflowState } from '@sitewright/contracts/codes';
import { copy, heading } from '../../compose/blocks.ts';
import { prose } from '../../compose/rich-text.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoItem, DemoKit, DemoPage } from '../../demo-site.ts';

export const journalPage = (): DemoPage => ({
  key: 'journal',
  title: 'Journal',
  urlId: 'journal',
  seo: { description: 'Notes from the road, and from the darkroom that is now a laptop.' },
  collection: { key: 'journal', type: collectionType.BLOG, view: 'list' },
  document: page(
    section('intro', { theme: 'lightest' }, [
      heading('Journal', at(1, 1, 8, 3), { level: '1', size: 'display' }),
      copy(['+ Short notes, seldom on time.'], at(1, 4, 6, 2)),
    ]),
  ),
});

const post = (
  kit: DemoKit,
  key: string,
  title: string,
  image: string,
  publishAt: string,
  categories: string[],
  excerpt: string,
  lines: readonly string[],
): DemoItem => ({
  key,
  collection: 'journal',
  recordType: contentItemType.TEXT,
  draft: {
    title,
    urlId: key,
    excerpt,
    body: prose(...lines),
    imageIds: [kit.asset(image)],
    author: 'Ines Falk',
    categories,
    tags: [],
    workflowState: workflowState.PUBLISHED,
    publishAt,
    product: null,
  },
});

export const journalItems = (kit: DemoKit): DemoItem[] => [
  post(
    kit,
    'eleven-minutes',
    'Eleven minutes of no wind',
    'land-lake-sherburne.jpg',
    '2026-10-02T06:40:00.000Z',
    ['Field notes'],
    'A lake, four visits and one good pair of gloves.',
    [
      'The forecast said calm. The forecast had said calm three times before, and each time the lake had answered with corduroy.',
      'On the fourth morning I arrived at five, lay down on the jetty and listened. At 6:38 the reeds stopped. At 6:49 a fish put an end to it.',
      '## What I took home',
      'Two sheets. One for the mountain, one for the mountain again. I have learned not to recompose what does not need me.',
      '> A picture is a place where nothing is missing.',
      'The print hangs in a dentist’s waiting room in Bergen, where it is said to help.',
    ],
  ),
  post(
    kit,
    'stairs-are-clocks',
    'Stairs are clocks',
    'arch-spiral-staircase.jpg',
    '2026-08-19T09:00:00.000Z',
    ['Method'],
    'Why I photograph staircases with somebody on them.',
    [
      'An empty staircase is a diagram. One person turns it into an hour.',
      'I ask whoever passes whether they mind being small and orange. Nobody has minded yet.',
      '- Stand above, never below.',
      '- Wait for the foot that is in the air.',
      '- Thank them by name in the caption.',
    ],
  ),
  post(
    kit,
    'on-concrete',
    'In praise of grey',
    'arch-abstract-spiral.jpg',
    '2026-05-30T09:00:00.000Z',
    ['Method'],
    'Concrete has forty colours, and all of them are weather.',
    [
      'People tell me that concrete is cold. They have met it at noon.',
      'Come at seven, after rain, when the scales of a façade hold the light like a fish does. Then tell me again.',
    ],
  ),
];
