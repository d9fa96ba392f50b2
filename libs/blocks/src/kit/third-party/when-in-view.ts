/** Tells whether an element is in view, now and each time that this changes, until it is told to stop. */
export function whenInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) =>
    onChange(entries.at(-1)?.isIntersecting === true),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
