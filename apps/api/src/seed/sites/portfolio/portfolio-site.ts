import { defaultSiteHeader } from '@sitewright/contracts/entities';
import { copy, social } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import { demoAsset } from '../../demo-assets.ts';
import type { DemoSite } from '../../demo-site.ts';
import { aboutPage } from './about-page.ts';
import { portfolioFiles } from './assets.ts';
import { contactForm, contactPage } from './contact-page.ts';
import { homePage } from './home-page.ts';
import { journalItems, journalPage } from './journal.ts';
import { proofsPage } from './proofs-page.ts';
import { architecturePage, landscapePage, nightPage } from './series-pages.ts';
import { portfolioStyles } from './styles.ts';

/** A photographer's portfolio: large images, black text on paper white. */
export const portfolioSite: DemoSite = {
  identifier: 'portfolio',
  title: 'Ines Falk',
  description: 'Architecture and open country, photographed slowly.',
  locale: 'en',
  currency: 'EUR',
  assets: portfolioFiles.map(demoAsset),
  build: (kit) => ({
    styles: portfolioStyles,
    navigation: {
      main: [
        { title: 'Architecture', pageId: kit.page('architecture') },
        { title: 'Landscape', pageId: kit.page('landscape') },
        { title: 'After dark', pageId: kit.page('night') },
        { title: 'Journal', pageId: kit.page('journal') },
        { title: 'About', pageId: kit.page('about') },
        { title: 'Contact', pageId: kit.page('contact') },
      ],
      footer: [{ title: 'Client area', href: '/proofs' }],
    },
    headerFooter: {
      header: defaultSiteHeader,
      footer: page(
        section('foot', { theme: 'darkest' }, [
          copy(
            ['**Ines Falk**\nRopewalk 7, Tidewater\n[ines@example.com](mailto:ines@example.com)'],
            at(1, 1, 5, 1),
          ),
          copy(
            ['© 2026 Ines Falk\nPictures in the public domain; [credits](/about).'],
            at(6, 1, 5, 1),
          ),
          social([['instagram', 'https://www.instagram.com/']], at(11, 1, 2, 1), {
            align: 'end',
          }),
        ]),
      ),
    },
    forms: [contactForm],
    items: journalItems(kit),
    pages: [
      homePage(kit),
      architecturePage(kit),
      landscapePage(kit),
      nightPage(kit),
      journalPage(),
      aboutPage(kit),
      contactPage(kit),
      proofsPage(kit),
    ],
  }),
};
