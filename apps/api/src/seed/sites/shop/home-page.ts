import {
  button,
  copy,
  gallery,
  heading,
  image,
  newsletter,
  quote,
  summary,
  tile,
} from '../../compose/blocks.ts';
import { at, onPhone, page, section } from '../../compose/section.ts';
import type { DemoKit, DemoPage } from '../../demo-site.ts';

const hero = (kit: DemoKit) =>
  section(
    'hero',
    { theme: 'light' },
    [
      onPhone(
        at(1, 1, 4, 1),
        heading('Stoneware for slow breakfasts', at(1, 2, 6, 2), { level: '1', size: '1' }),
      ),
      onPhone(
        at(1, 2, 4, 1),
        copy(
          [
            '+ Cups, bowls and prints from a two-person workshop on Tidewater, a small island with one kiln and a lot of weather.',
          ],
          at(1, 4, 5, 2),
        ),
      ),
      onPhone(
        at(1, 3, 4, 1),
        button('See what came out of the kiln', '/shop', at(1, 6, 5, 1), { size: 'large' }),
      ),
      onPhone(
        at(1, 4, 2, 1),
        image(kit.asset('products/vase.jpg'), at(7, 1, 3, 8), { mask: 'tall' }),
      ),
      onPhone(
        at(3, 4, 2, 1),
        image(kit.asset('products/carafe.jpg'), at(10, 2, 3, 8), { mask: 'tall' }),
      ),
    ],
    'Welcome',
  );

const shelves = (kit: DemoKit) =>
  section('shelves', { theme: 'lightest' }, [
    heading('By the shelf', at(1, 1, 12, 1), { size: '2' }),
    tile(kit.asset('products/plates.jpg'), 'Tableware', '/shop?category=Tableware', at(1, 2, 4, 8)),
    tile(kit.asset('products/print-waves.jpg'), 'Prints', '/shop?category=Prints', at(5, 2, 4, 8)),
    tile(kit.asset('products/planter.jpg'), 'Home', '/shop?category=Home', at(9, 2, 4, 8)),
    copy(
      [
        'Also: [paper](/shop?category=Paper), [coffee](/shop?category=Coffee) from down the hill, and [evenings](/shop?category=Evenings) at the glazing table.',
      ],
      at(1, 10, 12, 1),
    ),
  ]);

export const homePage = (kit: DemoKit): DemoPage => ({
  key: 'home',
  title: 'Home',
  urlId: 'home',
  isHomepage: true,
  seo: {
    description: 'Stoneware and prints from a two-person workshop on a small island.',
    imageId: kit.asset('products/mugs-trio.jpg'),
  },
  document: page(
    hero(kit),
    section('fresh', { theme: 'lightest' }, [
      heading('Out of the last firing', at(1, 1, 7, 1), { size: '2' }),
      copy(
        ['Opened on the ninth, still a little warm. [See the whole shelf](/shop).'],
        at(8, 1, 5, 1),
        {},
        { align: 'end' },
      ),
      summary(kit.collection('shop'), at(1, 2, 12, 6), {
        limit: 4,
        tag: 'new',
        perRow: 4,
        imageAspectRatio: 0.8,
      }),
    ]),
    section('story', { theme: 'dark' }, [
      image(kit.asset('products/mugs-trio.jpg'), at(1, 1, 6, 8)),
      heading('Two people, one kiln, no hurry', at(8, 2, 5, 2), { size: '2' }),
      copy(
        [
          'Marit throws, Jonah glazes and prints. The kiln is called Bess, is older than both of them, and decides on its own what blue is.',
          'We make about four hundred pieces a month. When a shelf is empty we say so, and start again.',
        ],
        at(8, 4, 5, 2),
      ),
      button('Come into the workshop', '/workshop', at(8, 6, 5, 1), { look: 'secondary' }),
    ]),
    shelves(kit),
    section('words', { theme: 'light', align: 'center' }, [
      quote(
        'My mother drops everything. She has had the same mug for six years.',
        'Ines, who photographs buildings up the road',
        at(2, 1, 10, 2),
        { align: 'center' },
      ),
    ]),
    section('table', { theme: 'lightest', width: 'wide' }, [
      heading('On the table this month', at(1, 1, 12, 1), { size: '2' }),
      gallery(
        [
          'products/flat-white.jpg',
          'products/bowls.jpg',
          'products/notebook.jpg',
          'products/candle.jpg',
          'products/coffee-bag.jpg',
          'products/print-daffodils.jpg',
        ].map(kit.asset),
        at(1, 2, 12, 3),
        {
          design: 'carousel',
          slidesPerRow: 4,
          imageAspectRatio: 0.8,
          padding: 24,
          name: 'On the table this month',
        },
      ),
    ]),
    section('letters', { theme: 'bright', align: 'center' }, [
      newsletter(kit.form('letters'), at(3, 1, 8, 4), {
        title: 'One letter for each firing',
        text: 'What came out whole, what did not, and first choice of the seconds. Seventeen letters a year.',
        note: 'Nothing else comes with them. Leave whenever you like.',
        align: 'center',
      }),
    ]),
  ),
});
