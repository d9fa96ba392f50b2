import { blockType } from '@sitewright/contracts/codes';
import { defaultHeaderFooter, defaultStyles } from '../../features/websites/default-styles.ts';
import { demoAsset } from '../demo-assets.ts';
import type { DemoSite } from '../demo-site.ts';

export const firstSite: DemoSite = {
  identifier: 'studio',
  title: 'Studio',
  description: 'A first site.',
  locale: 'en',
  currency: 'USD',
  assets: [demoAsset('arch-spiral-staircase.jpg')],
  build: (kit) => ({
    styles: defaultStyles,
    navigation: { main: [{ title: 'Home', pageId: kit.page('home') }], footer: [] },
    headerFooter: defaultHeaderFooter,
    forms: [],
    items: [],
    pages: [
      {
        key: 'home',
        title: 'Home',
        urlId: 'home',
        isHomepage: true,
        document: {
          schemaVersion: 1,
          sections: [
            {
              id: 'hero',
              design: { theme: 'light', height: 'large', width: 'inset', align: 'center' },
              layout: {
                columns: 12,
                blocks: {
                  title: {
                    id: 'title',
                    type: blockType.HEADING,
                    version: 1,
                    props: { text: 'Hello', level: '1' },
                    placement: { column: 1, row: 1, width: 6, height: 2 },
                  },
                  image: {
                    id: 'image',
                    type: blockType.IMAGE,
                    version: 1,
                    props: { picture: { assetId: kit.asset('arch-spiral-staircase.jpg') } },
                    placement: { column: 7, row: 1, width: 6, height: 8 },
                  },
                },
              },
            },
          ],
        },
      },
    ],
  }),
};
