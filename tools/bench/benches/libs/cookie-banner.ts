import { importBundle } from './in-node.ts';
import { ask } from './in-page.ts';
import type { LibraryBench } from './library-bench.ts';
import type { show } from './pages/cookie-banner.ts';
import { importBytes, libraryStyleBytes, peerStyleBytes } from './sizes.ts';
import { atMost } from './target.ts';

type Shown = Awaited<ReturnType<typeof show>>;
type MarkupModule = { bannerMarkup(): string };

const phone = { viewport: { width: 412, height: 823 } } as const;

/** Compares the banner with that of vanilla-cookieconsent, on a page with hardly any other content. */
export const cookieBanner: LibraryBench = {
  async measure({ browser }) {
    const { bannerMarkup } = await importBundle<MarkupModule>('pages/banner-markup.ts');
    const showBanner = async (name: string, markup: string) => {
      const shown = await ask<Shown>(
        {
          browser,
          entry: 'pages/cookie-banner.ts',
          body: `<p>Harbour</p>${markup}`,
          context: phone,
        },
        'show',
        name,
      );
      if (!shown.isShown) throw new Error(`The banner ${name} was not shown.`);
      return shown;
    };
    const ours = await showBanner('ours', bannerMarkup());
    const peerFigures = await showBanner('peer', '');
    const peer = (value: number) => ({ name: 'vanilla-cookieconsent', value });
    return [
      {
        what: 'bytes',
        ours: await importBytes('cookie-banner'),
        peer: peer(await importBytes('vanilla-cookieconsent')),
        target: atMost(1_600),
      },
      {
        what: 'bytes of CSS',
        ours: libraryStyleBytes('cookie-banner/src/cookie-banner.css'),
        peer: peer(peerStyleBytes('vanilla-cookieconsent/dist/cookieconsent.css')),
        target: atMost(700),
      },
      {
        what: 'CLS',
        ours: ours.layoutShift,
        peer: peer(peerFigures.layoutShift),
        target: atMost(0),
      },
      {
        what: 'times the largest paint',
        ours: ours.largest,
        peer: peer(peerFigures.largest),
        target: atMost(0),
      },
    ];
  },
  notes: [
    'Shown on a phone, on a page with one word, so that the text of the banner could be the largest paint.',
  ],
};
