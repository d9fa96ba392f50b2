import { collectionType } from '@sitewright/contracts/codes';
import { copy, heading } from '../../compose/blocks.ts';
import { writePost, type PostContent } from '../../compose/post.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoItem, DemoKit, DemoPage } from '../../demo-site.ts';

export const notesPage = (): DemoPage => ({
  key: 'notes',
  title: 'Notes',
  urlId: 'notes',
  seo: { description: 'Written on the back of receipts, typed up on Sundays.' },
  collection: { key: 'notes', type: collectionType.BLOG, view: 'list' },
  document: page(
    section('intro', { theme: 'lightest' }, [
      heading('Notes from the counter', at(1, 1, 9, 2), { level: '1', size: 'display' }),
      copy(['+ Written on the back of receipts, typed up on Sundays.'], at(1, 3, 6, 1)),
    ]),
  ),
});

const notes: readonly PostContent[] = [
  {
    key: 'the-week-the-ferry-stayed',
    title: 'The week the ferry stayed',
    picture: 'land-sea-sunset.jpg',
    publishAt: '2026-11-02T08:00:00.000Z',
    author: 'Nora Quill',
    category: 'Harbour',
    excerpt: 'Five days of wind, forty kilos of flour, and what we learned about turnips.',
    text: [
      'On Monday the Persistence did not leave. By Wednesday we had stopped looking at the timetable and started looking into the cellar.',
      'There was flour, there were onions, and there were more turnips than anybody would admit to having ordered.',
      '## What we served',
      '- Turnip soup, twice, the second time under another name.',
      '- Flatbread with everything that was in a jar.',
      '- Coffee, because Teo hoards.',
      'On Saturday Ruth blew the horn at ten to seven and the whole quay clapped. She brought milk, lemons and eleven bags of post.',
      '> You find out who your regulars are when there is only turnip.',
    ],
  },
  {
    key: 'half-a-fig',
    title: 'Half a fig',
    picture: 'cafe-fig.jpg',
    publishAt: '2026-09-21T08:00:00.000Z',
    author: 'Sami Haddad',
    category: 'Kitchen',
    excerpt: 'Why the porridge comes with half, and who gets the other one.',
    text: [
      'A fig on porridge looks generous. Two halves look like a mistake. So there is one half, cut side up, in the red bowl that Nora brought from her last ship.',
      'The other half goes to the next porridge, and if nobody orders one before ten, to whoever is washing up. It is the best-paid quarter of an hour on the island.',
      '## To do it at home',
      'Salt the oats before the water, not after. Ten minutes, stirring clockwise if you are superstitious. Honey at the edge, fig in the middle, do not stir again.',
    ],
  },
  {
    key: 'spice-of-the-week',
    title: 'How we choose the spice of the week',
    picture: 'cafe-spices.jpg',
    publishAt: '2026-08-10T08:00:00.000Z',
    author: 'Sami Haddad',
    category: 'Kitchen',
    excerpt: 'There is a method. It involves a blindfold and the postwoman.',
    text: [
      'Every Sunday at two I open three jars and Ellen, who brings the post, shuts her eyes. The first one that makes her talk about somebody wins.',
      'Last week it was dried lime, and her uncle in Basra. The week before it was caraway, and a dentist.',
      'It goes into the lentils on Monday. If you guess it you get a biscuit; if you tell us who it reminds you of you get two.',
    ],
  },
];

export const noteItems = (kit: DemoKit): DemoItem[] =>
  notes.map((note) => writePost(kit, 'notes', note));
