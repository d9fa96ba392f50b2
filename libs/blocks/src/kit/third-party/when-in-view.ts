/** Reports whether an element is in view, now and at each change, until it is stopped. */
export function whenInView(element: Element, onChange: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) =>
    onChange(entries.at(-1)?.isIntersecting === true),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
