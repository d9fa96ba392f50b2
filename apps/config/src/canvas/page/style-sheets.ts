import { blockStyleSheets, documentBlockTypes, siteStyleSheet } from '@sitewright/blocks/view';
import { sectionThemes, type PageDocument, type SiteStyles } from '@sitewright/contracts/entities';

/** Style sheets that the page needs while it is edited, beside those it came with. */
export interface CanvasStyleSheets {
  /** Adds the styles of block types that the page has not had. */
  follow(document: PageDocument): void;
  /** Draws the page in other site styles. */
  setStyles(styles: SiteStyles): void;
}

/** Constructed sheets: the page's Content-Security-Policy lets no style element in. */
export function createStyleSheets(page: Document): CanvasStyleSheets {
  const view = page.defaultView ?? window;
  const blocks = new view.CSSStyleSheet();
  const styles = new view.CSSStyleSheet();
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, blocks, styles];
  let known = '';
  return {
    follow(document) {
      const types = documentBlockTypes(document);
      if (types.join() === known) return;
      known = types.join();
      blocks.replaceSync(blockStyleSheets(types).join(''));
    },
    setStyles: (chosen) => styles.replaceSync(siteStyleSheet(chosen, sectionThemes)),
  };
}
