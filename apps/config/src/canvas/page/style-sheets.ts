import { blockStyleSheets, documentBlockTypes, replaceSiteStyles } from '@sitewright/blocks/view';
import { sectionThemes, type PageDocument, type SiteStyles } from '@sitewright/contracts/entities';

/** Style sheets that the page needs while it is edited, in addition to its own. */
export interface CanvasStyleSheets {
  /** Adds the styles of block types that are new on the page. */
  follow(document: PageDocument): void;
  /** Replaces the site styles. */
  setStyles(styles: SiteStyles): void;
}

/** Empty blocks in the editor: in the section's own text color, so that they are visible on every theme. */
const placeholders = `
[data-canvas] .block[data-first-step] {
  display: grid;
  align-content: stretch;
  min-block-size: 4.5rem;
}
[data-canvas] .block[data-first-step]::before {
  content: attr(data-label) '\\A' attr(data-first-step);
  display: grid;
  place-content: center;
  padding: 0.75rem;
  border: 1px dashed currentColor;
  border-radius: 4px;
  font: 500 0.875rem/1.5 system-ui, sans-serif;
  text-align: center;
  white-space: pre-line;
  opacity: 0.75;
}
`;

/** Constructed style sheets: the page's content security policy allows no style elements. */
export function createStyleSheets(page: Document): CanvasStyleSheets {
  const view = page.defaultView ?? window;
  const blockSheet = new view.CSSStyleSheet();
  const placeholderSheet = new view.CSSStyleSheet();
  placeholderSheet.replaceSync(placeholders);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, blockSheet, placeholderSheet];
  let appliedTypes = '';
  return {
    follow(document) {
      const types = documentBlockTypes(document);
      if (types.join() === appliedTypes) return;
      appliedTypes = types.join();
      blockSheet.replaceSync(blockStyleSheets(types).join(''));
    },
    setStyles: (styles) => void replaceSiteStyles(page, styles, sectionThemes),
  };
}
