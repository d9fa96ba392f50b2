import { copy, heading } from '../../compose/blocks.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoPage } from '../../demo-site.ts';

/** Lists all pages by name. */
export const homePage = (pages: readonly DemoPage[]): DemoPage => {
  const links = pages
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
    .map(({ title, urlId }) => `- [${title}](/${urlId})`);
  return {
    key: 'home',
    title: 'Home',
    urlId: 'home',
    isHomepage: true,
    document: page(
      section('top', {}, [
        heading('Everything there is', at(1, 1, 12, 1), { level: '1' }),
        copy(links, at(1, 2, 12, 6), { columns: '3' }),
      ]),
    ),
  };
};
