import { readElements, textIn } from '../../kit/markup/read-elements.ts';

/** Sends the content's height to the page, and no other data. */
export const heightScript =
  'new ResizeObserver(()=>parent.postMessage(document.documentElement.scrollHeight,"*")).observe(document.documentElement)';

const frameStyle =
  'body{margin:0;font:16px/1.6 system-ui,sans-serif;overflow-wrap:break-word}img,video,iframe{max-width:100%}';

/** The document of the frame that isolates an owner's HTML from the page. */
export const frameDocument = (html: string): string =>
  `<!doctype html><meta charset="utf-8"><base target="_blank"><style>${frameStyle}</style>${html}<script>${heightScript}</script>`;

/**
 * The inline scripts and styles of a frame's document. A frame inherits the content security policy of its page, which
 * must therefore contain their hashes.
 */
export function inlineParts(html: string): {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
} {
  const elements = readElements(frameDocument(html), true);
  const textsOf = (name: 'script' | 'style') =>
    elements
      .filter(({ tag }) => tag === name)
      .map(textIn)
      .filter((text) => text !== '');
  return { scripts: textsOf('script'), styles: textsOf('style') };
}
