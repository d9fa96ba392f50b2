import { noBusiness } from '@sitewright/contracts/entities';
import { copy, social } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import { demoAsset } from '../../demo-assets.ts';
import type { DemoKit, DemoSite } from '../../demo-site.ts';
import { carePage } from './care-page.ts';
import { circlePage } from './circle-page.ts';
import { contactForm, contactPage, lettersForm } from './contact-page.ts';
import { firingLogItems, firingLogPage } from './firing-log.ts';
import { shopHistory } from './history/shop-history.ts';
import { homePage } from './home-page.ts';
import { lettersPopup } from './letters-popup.ts';
import { productFiles, shopItems } from './products/shop-items.ts';
import { shopPage } from './shop-page.ts';
import { shopDiscounts } from './discounts.ts';
import { shopStore } from './store.ts';
import { shopStyles } from './styles.ts';
import { workshopPage } from './workshop-page.ts';

const categoryLink = (title: string) => ({ title, href: `/shop?category=${title}` });

const footer = () =>
  page(
    section('foot', { theme: 'darkest' }, [
      copy(
        ['**Tidewater Goods**\nPoplar Street 7, Tidewater', 'Wednesday to Saturday, ten to four'],
        at(1, 1, 4, 2),
      ),
      copy(
        [
          '[workshop@example.com](mailto:workshop@example.com)',
          'Coffee by [Café Halyard](/shop/house-blend)',
        ],
        at(5, 1, 4, 2),
      ),
      social(
        [
          ['instagram', 'https://www.instagram.com/'],
          ['pinterest', 'https://www.pinterest.com/'],
        ],
        at(10, 1, 3, 1),
        { align: 'end' },
      ),
      copy(
        [
          '^ © 2026 Tidewater Goods. “Paint brushes” by Trevor “Freespace”, [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), resized; other pictures were made for this demonstration or are in the public domain.',
        ],
        at(1, 3, 12, 1),
      ),
    ]),
  );

const navigation = (kit: DemoKit) => ({
  main: [
    {
      title: 'Shop',
      pageId: kit.page('shop'),
      links: [
        { title: 'Everything', pageId: kit.page('shop') },
        ...['Tableware', 'Home', 'Prints', 'Paper', 'Coffee', 'Evenings'].map(categoryLink),
      ],
    },
    { title: 'Workshop', pageId: kit.page('workshop') },
    { title: 'Firing log', pageId: kit.page('log') },
    { title: 'Care', pageId: kit.page('care') },
    { title: 'Contact', pageId: kit.page('contact') },
    { title: 'Kiln circle', pageId: kit.page('circle') },
  ],
  footer: [
    { title: 'Shop', pageId: kit.page('shop') },
    { title: 'Care & questions', pageId: kit.page('care') },
    { title: 'Contact', pageId: kit.page('contact') },
    { title: 'Kiln circle', pageId: kit.page('circle') },
  ],
});

/** A shop for stoneware and prints: soft colors, round corners, a cart. */
export const shopSite: DemoSite = {
  identifier: 'shop',
  title: 'Tidewater Goods',
  description: 'Stoneware and prints from a small island workshop.',
  locale: 'en',
  currency: 'USD',
  settings: {
    business: {
      ...noBusiness,
      email: 'workshop@example.com',
      address: { line1: 'Poplar Street 7', line2: 'Tidewater', country: '' },
    },
  },
  assets: [...new Set([...productFiles, 'products/mugs-trio.jpg', 'harbour-morning.mp3'])].map(
    demoAsset,
  ),
  build: (kit) => ({
    styles: shopStyles,
    navigation: navigation(kit),
    headerFooter: {
      header: {
        layout: 'split',
        theme: 'light',
        transparent: false,
        sticky: false,
        logoId: null,
        tagline: '',
        button: null,
        showCart: true,
        social: [],
      },
      footer: footer(),
    },
    overlays: lettersPopup(kit),
    forms: [contactForm, lettersForm],
    items: [...shopItems(kit), ...firingLogItems(kit)],
    store: shopStore,
    discounts: shopDiscounts,
    pages: [
      homePage(kit),
      shopPage(kit),
      workshopPage(kit),
      firingLogPage(),
      carePage(kit),
      contactPage(kit),
      circlePage(kit),
    ],
  }),
  history: shopHistory,
};
