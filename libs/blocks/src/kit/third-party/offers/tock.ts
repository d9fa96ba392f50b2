import type { Offer } from '../offer.ts';
import { providers } from '../providers.ts';

/** A business as Tock knows it, and how its widget looks. */
export interface TockBusiness {
  /** Name in the addresses of Tock, or such an address. */
  readonly business: string;
  readonly display: 'Button' | 'Inline';
  readonly colour: 'Blue' | 'White';
}

/** The name of a business in what an owner wrote; undefined where there is none. */
function nameIn(text: string): string | undefined {
  const trimmed = text.trim();
  const [, inAddress] =
    /^(?:https?:\/\/)?(?:www\.)?exploretock\.com\/([\w-]+)/i.exec(trimmed) ?? [];
  return inAddress ?? /^[\w-]+$/.exec(trimmed)?.[0];
}

/** Reservations by Tock, whose script fills an element of its own name; nothing without a business. */
export function tockOffer(
  { business, display, colour }: TockBusiness,
  locale: string,
): Offer | undefined {
  const name = nameIn(business);
  if (name === undefined) return undefined;
  const { script, frames } = providers.tock;
  return {
    provider: 'tock',
    address: `https://www.exploretock.com/${name}`,
    widget: {
      kind: 'script',
      source: script,
      frames,
      element: {
        tag: 'div',
        attributes: {
          // The script looks for this name, and for one in a page.
          id: 'Tock_widget_container',
          'data-tock-business': name,
          'data-tock-display-mode': display,
          'data-tock-color-mode': colour,
          'data-tock-locale': locale.toLowerCase(),
        },
      },
    },
  };
}
