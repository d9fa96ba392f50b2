/** Calls each time that an element comes into view, until it is told to stop. */
export function whenInView(element: Element, onView: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onView();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
