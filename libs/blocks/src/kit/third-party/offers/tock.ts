import type { Offer } from '../offer.ts';
import { providers } from '../providers.ts';

/** A business at Tock, and its widget's options. */
export interface TockBusiness {
  /** Its name in URLs of Tock, or such a URL. */
  readonly business: string;
  readonly display: 'Button' | 'Inline';
  readonly color: 'Blue' | 'White';
}

/** The name of a business in an owner's input; undefined if there is none. */
function parseBusinessName(text: string): string | undefined {
  const trimmed = text.trim();
  const [, nameInUrl] =
    /^(?:https?:\/\/)?(?:www\.)?exploretock\.com\/([\w-]+)/i.exec(trimmed) ?? [];
  return nameInUrl ?? /^[\w-]+$/.exec(trimmed)?.[0];
}

/** Reservations by Tock, whose script fills an element with a fixed name; undefined without a business. */
export function tockOffer(
  { business, display, color }: TockBusiness,
  locale: string,
): Offer | undefined {
  const name = parseBusinessName(business);
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
          // The script looks for this id, of which a page can have one.
          id: 'Tock_widget_container',
          'data-tock-business': name,
          'data-tock-display-mode': display,
          'data-tock-color-mode': color,
          'data-tock-locale': locale.toLowerCase(),
        },
      },
    },
  };
}
