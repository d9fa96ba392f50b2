import { formatAmount } from '../../kit/price/format-amount.ts';

/** The server's response. */
export interface Suggestions {
  readonly currency: string;
  readonly results: readonly {
    readonly title: string;
    readonly path: string;
    readonly image?: string;
    readonly priceCents?: number;
    readonly priceVaries?: true;
  }[];
}

interface SuggestionTexts {
  /** The text of a price from which a product starts. */
  readonly from: string;
  readonly locale: string;
}

/** The options of the list, each a link to a result. Their ids begin with that of the list. */
export function createOptions(
  document: Document,
  listId: string,
  { currency, results }: Suggestions,
  { from, locale }: SuggestionTexts,
): readonly HTMLAnchorElement[] {
  return results.map(({ title, path, image, priceCents, priceVaries }, index) => {
    const link = document.createElement('a');
    link.id = `${listId}-${index}`;
    link.href = path;
    link.role = 'option';
    link.tabIndex = -1;
    const picture = document.createElement(image === undefined ? 'span' : 'img');
    picture.className = 'suggestion-picture';
    if (picture instanceof HTMLImageElement) {
      picture.alt = '';
      picture.src = image ?? '';
    }
    const name = document.createElement('span');
    name.textContent = title;
    link.append(picture, name);
    if (priceCents !== undefined) {
      const price = document.createElement('span');
      const amount = formatAmount(priceCents, currency, locale);
      price.className = 'suggestion-price';
      price.textContent =
        priceVaries === true ? from.replace('{startingPrice}', () => amount) : amount;
      link.append(price);
    }
    return link;
  });
}
