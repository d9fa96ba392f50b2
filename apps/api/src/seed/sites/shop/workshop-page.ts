import { copy, gallery, heading, image, line, sound } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';

const steps: readonly (readonly [title: string, text: string])[] = [
  ['Monday: throw', 'Thirty mugs or twelve bowls, from clay that was wedged the night before.'],
  ['Thursday: trim', 'Leather-hard by then. Feet are cut, handles pulled, names scratched in.'],
  ['Week two: dry', 'Slowly, under old shower curtains. Hurry is how plates become hats.'],
  ['Week three: fire', 'Fourteen hours to 2300 °F, two days to cool, one minute to forgive.'],
];

const pictures = (kit: DemoKit) => [
  {
    assetId: kit.asset('products/mugs-trio.jpg'),
    caption: 'Sage, cream and terracotta, an hour out of the kiln.',
  },
  {
    assetId: kit.asset('studio-brushes.jpg'),
    caption: 'Good brushes have no hair left. “Paint brushes” by Trevor “Freespace”, CC BY 4.0.',
  },
  {
    assetId: kit.asset('products/bowls.jpg'),
    caption: 'Nesting bowls, thrown as a family.',
  },
  {
    assetId: kit.asset('products/carafe.jpg'),
    caption: 'A line drawn by gravity.',
  },
];

export const workshopPage = (kit: DemoKit): DemoPage => ({
  key: 'workshop',
  title: 'Workshop',
  urlId: 'workshop',
  seo: {
    description: 'Marit and Jonah Oake, a kiln called Bess, and three weeks from clay to cup.',
    imageId: kit.asset('studio-brushes.jpg'),
  },
  document: page(
    section('intro', { theme: 'light' }, [
      heading('A cow shed, much improved', at(1, 1, 7, 2), { level: '1', size: '1' }),
      copy(
        [
          '+ Poplar Street 7 held eleven cows until 1974. The rings are still in the wall; we hang the aprons on them.',
        ],
        at(8, 1, 5, 2),
        {},
        { align: 'end' },
      ),
      gallery(pictures(kit), at(1, 3, 12, 4), {
        design: 'slideshow',
        transition: 'fade',
        imageAspectRatio: 1.777,
        captions: 'below',
        lightbox: true,
        name: 'In the workshop',
      }),
    ]),
    section('weeks', { theme: 'lightest' }, [
      heading('Three weeks to a mug', at(1, 1, 12, 1), { size: '2' }),
      line(at(1, 2, 12, 1)),
      ...steps.map(([title, text], index) =>
        copy([`### ${title}`, text], at(1 + index * 3, 3, 3, 2)),
      ),
    ]),
    section('people', { theme: 'dark' }, [
      image(kit.asset('art-ocean-waves.jpg'), at(1, 1, 5, 9), {
        caption: 'The woodblock that Jonah borrowed from the ferry office.',
      }),
      heading('Marit and Jonah', at(7, 1, 6, 1), { size: '2' }),
      copy(
        [
          'Marit Oake learned to throw in a town with nine potters and left for an island with none. She does clay, sums and the early ferry.',
          'Jonah Oake was a printer until the press was sold for scrap. He does glaze, prints and, when the kiln cools and nothing may be touched, the guitar.',
        ],
        at(7, 2, 6, 3),
      ),
      sound(kit.asset('harbour-morning.mp3'), at(7, 5, 6, 2), {
        title: 'Harbor morning',
        author: 'Jonah, waiting for Bess to cool',
      }),
    ]),
    section('visit', { theme: 'lightest' }, [
      copy(
        [
          '## Come by',
          'The door is open Wednesday to Saturday, ten to four, and whenever there is smoke. Ring the cow bell; it is not decoration.',
        ],
        at(1, 1, 5, 2),
      ),
      copy(
        [
          '## Sit down with us',
          'On the first Thursday of the month eight people glaze two pots each and eat soup. [Book a glazing evening](/shop/glazing-evening).',
        ],
        at(7, 1, 5, 2),
      ),
    ]),
  ),
});
