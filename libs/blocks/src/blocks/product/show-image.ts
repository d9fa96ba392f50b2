/**
 * Moves an image of a product to the front; the others keep the owner's order. Without an image, the first is in front.
 */
export function showImage(list: HTMLElement, imageId: string | undefined): void {
  const rank = ({ dataset: { image, index } }: HTMLElement) =>
    image === imageId ? -1 : Number(index);
  const items = [...list.children] as HTMLElement[];
  list.append(...items.toSorted((one, other) => rank(one) - rank(other)));
  list.scrollTo({ left: 0 });
}
