import { copy, gallery, heading, image, line, product } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';

/** For members: seconds, dates and a coupon after login. */
export const circlePage = (kit: DemoKit): DemoPage => ({
  key: 'circle',
  title: 'Kiln circle',
  urlId: 'kiln-circle',
  access: 'members',
  seo: { description: 'For members of the kiln circle.', noIndex: true },
  document: page(
    section('welcome', { theme: 'bright' }, [
      heading('Come in, it’s warm', at(1, 1, 7, 1), { level: '1', size: '1' }),
      copy(
        [
          '+ The kiln circle is everybody who has helped to unload, and everybody who would have. CIRCLE15 takes 15% off at the checkout, from $40 on.',
        ],
        at(1, 2, 7, 2),
      ),
    ]),
    section('dates', { theme: 'lightest' }, [
      heading('The next three firings', at(1, 1, 12, 1), { size: '2' }),
      line(at(1, 2, 12, 1)),
      copy(
        ['### Bess 141', 'Mugs and small plates. We open on a Saturday at nine; bring gloves.'],
        at(1, 3, 4, 2),
      ),
      copy(
        ['### Bess 142', 'Bowls, and the first try at Morisot’s blue. Expect language.'],
        at(5, 3, 4, 2),
      ),
      copy(
        ['### Bess 143', 'Planters, all sizes. Large ones are promised to the waiting list first.'],
        at(9, 3, 4, 2),
      ),
    ]),
    section('first', { theme: 'light' }, [
      copy(
        ['## First choice', 'On the shelf for you until the letter goes out to everybody else.'],
        at(1, 1, 4, 3),
      ),
      product(kit.item('dipped-carafe'), at(5, 1, 4, 8), { look: 'card' }),
      product(kit.item('seed-head-print'), at(9, 1, 4, 8), { look: 'card' }),
    ]),
    section('seconds', { theme: 'lightest' }, [
      heading('Seconds, with their reasons', at(1, 1, 12, 1), { size: '2' }),
      gallery(
        [
          { file: 'products/bowls.jpg', caption: 'Peach bowl, left: leans toward the sea. $12' },
          { file: 'products/mug.jpg', caption: 'Mug: speckled only on one side. $14' },
          { file: 'products/plates.jpg', caption: 'Plate: a thumbprint, Jonah’s. $10' },
        ].map(({ file, caption }) => ({ assetId: kit.asset(file), caption })),
        at(1, 2, 12, 3),
        {
          design: 'grid',
          'thumbnails-per-row': 3,
          imageAspectRatio: 1,
          padding: 24,
          captions: 'below',
          name: 'Seconds',
        },
      ),
    ]),
    section('glaze', { theme: 'dark' }, [
      image(kit.asset('products/carafe.jpg'), at(1, 1, 4, 9)),
      copy(
        [
          '## The blue, for those who asked',
          'By weight, for a hot stoneware firing. Sieve it twice and write down what you did, because you will not believe it afterward.',
          '- Feldspar 42',
          '- Silica 26',
          '- Whiting 18',
          '- Kaolin 14',
          '- and then cobalt carbonate 0.8, red iron oxide 2',
          '^ Wear a mask, keep it off your lunch, and test before you trust it with a carafe.',
        ],
        at(6, 1, 7, 9),
      ),
    ]),
  ),
});
