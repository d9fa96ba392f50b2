import { collectionType } from '@sitewright/contracts/codes';
import { copy, heading } from '../../compose/blocks.ts';
import { writePost, type PostContent } from '../../compose/post.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoItem, DemoKit, DemoPage } from '../../demo-site.ts';

export const firingLogPage = (): DemoPage => ({
  key: 'log',
  title: 'Firing log',
  urlId: 'firing-log',
  seo: { description: 'What Bess did this time, written down before we forgive her.' },
  collection: { key: 'log', type: collectionType.BLOG, view: 'grid' },
  document: page(
    section('intro', { theme: 'lightest' }, [
      heading('Firing log', at(1, 1, 7, 1), { level: '1', size: '1' }),
      copy(
        ['What Bess did this time, written down before we forgive her.'],
        at(8, 1, 5, 1),
        {},
        { align: 'end' },
      ),
    ]),
  ),
});

const entries: readonly PostContent[] = [
  {
    key: 'bess-140',
    title: 'Bess 140: three blues',
    picture: 'products/carafe.jpg',
    publishAt: '2026-11-09T10:00:00.000Z',
    author: 'Jonah Oake',
    category: 'Firings',
    excerpt: 'Same bucket, same brush, same shelf. Three blues.',
    text: [
      'Twelve carafes went in with one glaze. Four came out harbor, six came out ink, and two came out the color of a school tie.',
      'The difference is a hand’s width of shelf and a west wind that found the flue at four in the morning. We know because the log says so, in Marit’s capitals.',
      '## What we kept',
      'The four and the six. The school ties are in the garden, where they are much admired by snails.',
      '> A kiln is a weather station that charges you for the forecast.',
      'If you ordered a carafe this week, yours is one of the four, and there are two left.',
    ],
  },
  {
    key: 'why-the-foot-is-bare',
    title: 'Why the foot is bare',
    picture: 'products/mug.jpg',
    publishAt: '2026-10-16T09:00:00.000Z',
    author: 'Marit Oake',
    category: 'Methods',
    excerpt: 'It is not thrift. Well, it is also thrift.',
    text: [
      'Glaze is glass. A pot that is glazed all over melts onto its shelf and stays there, which makes it a very expensive shelf.',
      'So the last quarter inch is wiped clean with a sponge. On our mugs we wipe an inch, because the clay is worth seeing and because a bare foot grips a wet rack.',
      '- Wipe upward, never around.',
      '- Rinse the sponge after every third pot.',
      '- If it looks even, you are done; if it looks perfect, you took too much.',
    ],
  },
  {
    key: 'plates-in-winter',
    title: 'Plates are for winter',
    picture: 'products/plates.jpg',
    publishAt: '2026-09-04T09:00:00.000Z',
    author: 'Marit Oake',
    category: 'Methods',
    excerpt: 'In July a plate dries from the rim in and becomes a hat.',
    text: [
      'A plate wants to dry as slowly as bread wants to rise. In summer the rim gives up its water by noon, the middle keeps it until Thursday, and the plate curls toward the person who made it.',
      'From November on the shed is cold and damp and nobody would call it pleasant. The plates do. We throw two hundred of them, cover them with old shower curtains and go home early.',
      'That is why the plates sell out in spring, and why we are not sorry.',
    ],
  },
];

export const firingLogItems = (kit: DemoKit): DemoItem[] =>
  entries.map((entry) => writePost(kit, 'log', entry));
