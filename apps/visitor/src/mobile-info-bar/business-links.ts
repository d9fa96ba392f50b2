import { externalMapAddress, linkAttributes, type IconName } from '@sitewright/blocks/view';
import type { Business } from '@sitewright/contracts/entities';

/** One way to contact the business. */
export interface BusinessLink {
  readonly kind: 'call' | 'email' | 'map';
  readonly icon: IconName;
  readonly attributes: ReturnType<typeof linkAttributes>;
}

/** Close enough to identify the building. */
const mapZoom = 16;

/** URL of a map of the business, by its coordinates, else by its postal address. Undefined without either. */
function mapUrl({ position, address }: Business): string | undefined {
  if (position !== null) return externalMapAddress(position, mapZoom);
  const lines = [address.line1, address.line2, address.country].filter((line) => line !== '');
  return lines.length === 0
    ? undefined
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}`;
}

/** The contact options that are filled in (BAR-01). */
export function businessLinks(business: Business): readonly BusinessLink[] {
  const { phone, email } = business;
  const map = mapUrl(business);
  const link = (href: string, newWindow = false) => linkAttributes({ href, newWindow });
  return [
    ...(phone === ''
      ? []
      : [
          {
            kind: 'call',
            icon: 'phone',
            attributes: link(`tel:${phone.replaceAll(/[^\d+]/g, '')}`),
          } as const,
        ]),
    ...(email === ''
      ? []
      : [{ kind: 'email', icon: 'mail', attributes: link(`mailto:${email}`) } as const]),
    ...(map === undefined
      ? []
      : [{ kind: 'map', icon: 'place', attributes: link(map, true) } as const]),
  ];
}
