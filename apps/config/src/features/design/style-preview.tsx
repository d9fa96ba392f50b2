import { baseStyle, blockStyleSheets, siteStyleSheet } from '@sitewright/blocks/view';
import { blockType } from '@sitewright/contracts/codes';
import { sectionThemes, type SiteStyles } from '@sitewright/contracts/entities';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useState } from 'react';
import styles from './style-preview.module.css';

/** What the styles make of a heading, a text and a button, in a tree that the area's own styles do not reach. */
export function StylePreview({ styles: chosen }: { readonly styles: SiteStyles }): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  const [sheet] = useState(() => new CSSStyleSheet());
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    // The tree exists only once the element does.
    queueMicrotask(() => setShadow(root));
  }, [sheet]);
  useEffect(() => {
    const css = [
      siteStyleSheet(chosen, sectionThemes),
      baseStyle,
      ...blockStyleSheets([blockType.HEADING, blockType.TEXT, blockType.BUTTON]),
      ':host{display:block}section{padding:2rem;background:var(--color-bg);color:var(--color-text)}section>*+*{margin-block-start:1rem}',
    ].join('');
    // The site's styles stand on the root of its pages; here the host takes its place.
    sheet.replaceSync(
      css.replaceAll(':root', ':host').replaceAll(/(?<![\w-])html(?![\w-])/g, ':host'),
    );
  }, [sheet, chosen]);
  return (
    <figure className={styles.preview}>
      <div ref={host} />
      {shadow !== null && createPortal(<Sample />, shadow)}
      <figcaption className={styles.caption}>What your styles make</figcaption>
    </figure>
  );
}

function Sample(): ReactNode {
  return ['lightest', 'light-bold', 'dark'].map((theme) => (
    <section key={theme} data-theme={theme}>
      <h2 className="heading">A heading in your font</h2>
      <div className="text prose">
        <p>
          And a few sentences in the other one, as visitors read them. Good text is neither too
          small nor too wide.
        </p>
      </div>
      <div className="button-place">
        <span className="button" data-look="primary" data-size="medium">
          A button
        </span>
      </div>
    </section>
  ));
}
