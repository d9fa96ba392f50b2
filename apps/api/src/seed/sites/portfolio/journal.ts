import { collectionType } from '@sitewright/contracts/codes';
import { copy, heading } from '../../compose/blocks.ts';
import { writePost, type PostContent } from '../../compose/post.ts';
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
      heading('Journal', at(1, 1, 8, 2), { level: '1', size: 'display' }),
      copy(['+ Short notes, seldom on time.'], at(1, 3, 6, 1)),
    ]),
  ),
});

const author = 'Ines Falk';

const posts: readonly PostContent[] = [
  {
    key: 'eleven-minutes',
    title: 'Eleven minutes of no wind',
    picture: 'land-lake-sherburne.jpg',
    publishAt: '2026-10-02T06:40:00.000Z',
    author,
    category: 'Field notes',
    excerpt: 'A lake, four visits and one good pair of gloves.',
    text: [
      'The forecast said calm. The forecast had said calm three times before, and each time the lake had answered with corduroy.',
      'On the fourth morning I arrived at five, lay down on the jetty and listened. At 6:38 the reeds stopped. At 6:49 a fish put an end to it.',
      '## What I took home',
      'Two sheets. One for the mountain, one for the mountain again. I have learned not to recompose what does not need me.',
      '> A picture is a place where nothing is missing.',
      'The print hangs in a dentist’s waiting room in Bergen, where it is said to help.',
    ],
  },
  {
    key: 'stairs-are-clocks',
    title: 'Stairs are clocks',
    picture: 'arch-spiral-staircase.jpg',
    publishAt: '2026-08-19T09:00:00.000Z',
    author,
    category: 'Method',
    excerpt: 'Why I photograph staircases with somebody on them.',
    text: [
      'An empty staircase is a diagram. One person turns it into an hour.',
      'I ask whoever passes whether they mind being small and orange. Nobody has minded yet.',
      '- Stand above, never below.',
      '- Wait for the foot that is in the air.',
      '- Thank them by name in the caption.',
    ],
  },
  {
    key: 'on-concrete',
    title: 'In praise of gray',
    picture: 'arch-abstract-spiral.jpg',
    publishAt: '2026-05-30T09:00:00.000Z',
    author,
    category: 'Method',
    excerpt: 'Concrete has forty colors, and all of them are weather.',
    text: [
      'People tell me that concrete is cold. They have met it at noon.',
      'Come at seven, after rain, when the scales of a façade hold the light like a fish does. Then tell me again.',
    ],
  },
];

export const journalItems = (kit: DemoKit): DemoItem[] =>
  posts.map((post) => writePost(kit, 'journal', post));
