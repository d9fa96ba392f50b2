/** The words of a slide. */
interface Words {
  readonly title: string;
  readonly caption: string;
}

/** Captions are set in 14 px with lines of 1.45, 18 px of padding and 2 px between their parts: `gallery.css`. */
const type = { letterPx: 0.52 * 14, lineRem: 0.875 * 1.45, paddingRem: 1.1, gapRem: 0.1 };

/** On a phone a column is as narrow as this, whatever its owner chose. */
const phonePx = 300;

/** Letters of scripts that are about twice as wide as Latin ones. */
const wide =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Emoji_Presentation}/gu;

/** Lines that a text takes in a column, rather one too many than one too few. */
function lineCount(text: string, widthPx: number): number {
  const letters = text.length + (text.match(wide)?.length ?? 0);
  return Math.ceil((letters * type.letterPx) / widthPx);
}

/**
 * Height, in rem, that the words of a slide take below its picture in a column of at least this width; undefined where
 * there are none. A gallery in columns leaves it free: only a browser knows the lines, and by then nothing may move.
 */
export function captionHeight({ title, caption }: Words, columnWidth: number): number | undefined {
  const widthPx = Math.min(columnWidth, phonePx);
  const parts = [title, caption].filter((text) => text !== '');
  if (parts.length === 0) return undefined;
  const lines = parts.reduce((sum, text) => sum + lineCount(text, widthPx), 0);
  const gaps = (parts.length - 1) * type.gapRem;
  return +(lines * type.lineRem + gaps + type.paddingRem).toFixed(3);
}
