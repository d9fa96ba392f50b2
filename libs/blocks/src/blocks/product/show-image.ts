/** Puts an image of a product in front of the others, which keep the order of the owner; none: the first is in front. */
export function showImage(list: HTMLElement, imageId: string | undefined): void {
  const rank = ({ dataset: { image, index } }: HTMLElement) =>
    image === imageId ? -1 : Number(index);
  const items = [...list.children] as HTMLElement[];
  list.append(...items.toSorted((one, other) => rank(one) - rank(other)));
  list.scrollTo({ left: 0 });
}
