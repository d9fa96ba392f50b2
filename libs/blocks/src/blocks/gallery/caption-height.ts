/** The caption of a slide. */
interface Words {
  readonly title: string;
  readonly caption: string;
}

/** The typography of captions in `gallery.css`: 14 px, line height 1.45, 18 px of padding and 2 px between parts. */
const type = { letterPx: 0.52 * 14, lineRem: 0.875 * 1.45, paddingRem: 1.1, gapRem: 0.1 };

/** The narrowest column on phones, whatever number of columns the owner chose. */
const phonePx = 300;

/** Letters of scripts that are about twice as wide as Latin ones. */
const wide =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Emoji_Presentation}/gu;

/** The lines of a text in a column, estimated rather too high than too low. */
function lineCount(text: string, widthPx: number): number {
  const letters = text.length + (text.match(wide)?.length ?? 0);
  return Math.ceil((letters * type.letterPx) / widthPx);
}

/**
 * The height, in rem, of a caption below an image in a column of at least this width; undefined without a caption. A
 * gallery in columns reserves it: only a browser knows the actual lines, and a later change would shift the layout.
 */
export function captionHeight({ title, caption }: Words, columnWidth: number): number | undefined {
  const widthPx = Math.min(columnWidth, phonePx);
  const parts = [title, caption].filter((text) => text !== '');
  if (parts.length === 0) return undefined;
  const lines = parts.reduce((sum, text) => sum + lineCount(text, widthPx), 0);
  const gaps = (parts.length - 1) * type.gapRem;
  return +(lines * type.lineRem + gaps + type.paddingRem).toFixed(3);
}
