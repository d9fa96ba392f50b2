const durationMs = 700;
const easing = 'cubic-bezier(0.2, 0.6, 0.2, 1)';

/** From so far below the window a section begins to appear, so that it is never seen and then gone. */
const nearPx = 80;

/** What a section looks like when it begins to appear, by the motion that the owner chose. */
const beginnings: Readonly<Record<string, Keyframe>> = {
  fade: { opacity: 0 },
  rise: { opacity: 0, translate: '0 2rem' },
};

/**
 * Lets sections appear as they are scrolled to. What stands on the first screen stays as the server drew it, and
 * nothing is hidden beforehand: without this script, in print and for whoever wants no motion the page is whole.
 * Answers how to stop.
 */
export function revealSections(root: ParentNode, motion: string): () => void {
  const beginning = beginnings[motion];
  if (beginning === undefined) return () => {};
  const below = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting) {
          if (boundingClientRect.top > 0) below.add(target);
          continue;
        }
        observer.unobserve(target);
        if (!below.has(target)) continue;
        const grid = target.querySelector(':scope > .grid');
        grid?.animate([beginning, {}], { duration: durationMs, easing });
      }
    },
    { rootMargin: `0px 0px ${nearPx}px` },
  );
  for (const section of root.querySelectorAll('.section')) observer.observe(section);
  return () => observer.disconnect();
}
