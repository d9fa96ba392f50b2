import { marqueeNumbers, type MarqueeOptions } from '../options.ts';
import { regionWidth, wavePath } from '../path.ts';

/** A rendered marquee and its animation, initially paused. */
export interface DrawnMarquee {
  readonly svg: SVGSVGElement;
  readonly animation: Animation;
  /** Moves the text to its position, where the animation does not do so itself. */
  readonly follow: () => void;
}

/** Space after each entry. */
const gap = '\u2003\u2003';
let drawnCount = 0;

/**
 * Renders the entries of a text repeatedly along a path.
 *
 * A straight line moves as a whole: its text is laid out once, and a transform runs on the compositor, without cost for
 * the page. Along a wave each letter turns, which a transform cannot do. There `startOffset` lays out the letters
 * of one element in each frame; letters with an `offset-path` would each need a layer and break the ligatures
 * of scripts such as Arabic.
 */
export function drawMarquee(
  text: HTMLElement,
  { waveFrequency, waveIntensity, animationDirection, animationSpeed }: MarqueeOptions,
  measuredPx: number,
): DrawnMarquee {
  const document = text.ownerDocument;
  const create = <Tag extends keyof SVGElementTagNameMap>(tag: Tag) =>
    document.createElementNS('http://www.w3.org/2000/svg', tag);
  const { fontSize, direction } = document.defaultView!.getComputedStyle(text);
  const amplitudePx = waveIntensity * marqueeNumbers.emPerIntensity * Number.parseFloat(fontSize);
  const widthPx = regionWidth(measuredPx);

  const svg = create('svg');
  svg.classList.add('marquee-moving');
  svg.setAttribute('aria-hidden', 'true');
  const path = create('path');
  path.id = `sw-marquee-${(drawnCount += 1)}`;
  const line = create('text');
  const textPath = create('textPath');
  textPath.setAttribute('href', `#${path.id}`);
  line.append(textPath);
  svg.append(path, line);

  // The path runs from left to right, and so do its entries: right-to-left text starts with the last.
  const entries = direction === 'rtl' ? [...text.children].toReversed() : [...text.children];
  function addCopy(): void {
    for (const entry of entries) {
      const part = create(entry.hasAttribute('href') ? 'a' : 'tspan');
      for (const name of ['href', 'target', 'rel'])
        if (entry.hasAttribute(name)) part.setAttribute(name, entry.getAttribute(name)!);
      // Keyboard users have the link in the static text.
      if (part.tagName === 'a') part.setAttribute('tabindex', '-1');
      part.textContent = entry.textContent;
      textPath.append(part, gap);
    }
  }

  // Letters are measured on a line that fits all of them.
  path.setAttribute('d', 'M0 0H1e6');
  addCopy();
  text.after(svg);
  const unitPx = textPath.getComputedTextLength() || widthPx;
  const isWave = amplitudePx > 0;
  if (isWave) path.setAttribute('d', wavePath({ widthPx, waveFrequency, amplitudePx }));
  const requiredPx = (isWave ? path.getTotalLength() : widthPx) + unitPx;
  for (let coveredPx = unitPx; coveredPx < requiredPx; coveredPx += unitPx) addCopy();

  const animation = svg.animate(
    isWave ? [] : [{ transform: 'none' }, { transform: `translateX(${-unitPx}px)` }],
    {
      duration: (unitPx / (marqueeNumbers.pxPerSecond * animationSpeed)) * 1000,
      iterations: Infinity,
      direction: animationDirection === 'right' ? 'reverse' : 'normal',
    },
  );
  animation.pause();
  const follow = () => {
    const { progress } = animation.effect!.getComputedTiming();
    textPath.setAttribute('startOffset', String(-(progress ?? 0) * unitPx));
  };
  return { svg, animation, follow: isWave ? follow : () => {} };
}
