import { defaultSiteHeader } from '@sitewright/contracts/entities';
import { copy } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import { demoAsset } from '../../demo-assets.ts';
import type { DemoPage, DemoSite } from '../../demo-site.ts';
import { writeProduct } from '../shop/products/write-product.ts';
import { shopStore } from '../shop/store.ts';
import { portfolioStyles } from '../portfolio/styles.ts';
import { blockPages, sampleFiles } from './block-pages.ts';
import { collectionItems, collectionPages, specialPages } from './collections.ts';
import { sinkForms } from './forms.ts';
import { homePage } from './home-page.ts';
import { ownersCodePage } from './owners-code-page.ts';
import { sinkBusiness, sinkOverlays } from './overlays.ts';

const withoutHidden = (pages: readonly DemoPage[]) =>
  pages.filter(({ isHidden }) => isHidden !== true);

/** Every block in every variant, every collection and every type of page, for tests that hold for all sites. */
export const kitchenSinkSite: DemoSite = {
  identifier: 'kitchen-sink',
  title: 'Kitchen sink',
  description: 'Every block in every variant, for those who build and those who choose.',
  locale: 'en',
  currency: 'USD',
  settings: { commentsEnabled: true, business: sinkBusiness },
  assets: sampleFiles().map(demoAsset),
  build: (kit) => {
    const pages = [...blockPages(kit), ...collectionPages(), ...specialPages(), ownersCodePage()];
    return {
      styles: {
        ...portfolioStyles,
        fonts: { ...portfolioStyles.fonts, heading: 'instrument-sans', headingTracking: -0.02 },
        scale: { basePx: 16, ratio: 1.2 },
        spacing: { ...portfolioStyles.spacing, sectionPaddingVmax: 2 },
        // Underlined buttons look the same in every variant; filled ones show the difference.
        buttons: { ...portfolioStyles.buttons, shape: 'rounded', look: 'solid', paddingEm: 0.9 },
      },
      navigation: {
        main: [
          { title: 'Blog', pageId: kit.page('blog') },
          { title: 'Shop', pageId: kit.page('shop') },
        ],
        footer: [],
      },
      headerFooter: {
        header: { ...defaultSiteHeader, showCart: true },
        footer: page(
          section('foot', { theme: 'darkest' }, [
            copy(['Pictures in the public domain.'], at(1, 1, 12, 1)),
          ]),
        ),
      },
      overlays: sinkOverlays(kit),
      forms: sinkForms,
      store: shopStore,
      items: [
        ...collectionItems(kit),
        writeProduct(kit, {
          key: 'lamp',
          title: 'Lamp',
          categories: ['Light'],
          pictures: ['flora-calla.jpg'],
          excerpt: 'It gives light.',
          text: ['A lamp in two sizes.'],
          variants: [
            { sku: 'KS-LAMP-S', is: { Size: 'Small' }, price: 4000, stock: 12 },
            { sku: 'KS-LAMP-L', is: { Size: 'Large' }, price: 6000, salePrice: 5400, stock: 3 },
          ],
        }),
        writeProduct(kit, {
          key: 'stool',
          title: 'Stool',
          categories: ['Stone'],
          pictures: ['arch-windows.jpg'],
          excerpt: 'There is none left.',
          text: ['A stool that everybody wanted.'],
          variants: [{ sku: 'KS-STOOL', price: 9000, stock: 0 }],
        }),
      ],
      pages: [homePage(withoutHidden(pages)), ...pages],
    };
  },
};
