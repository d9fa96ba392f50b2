import type { Offer } from '../offer.ts';
import type { ProviderName } from '../providers.ts';

const heightPx = 800;

/** Services by the hosts of their booking pages, which allow framing. */
const services: readonly (readonly [host: RegExp, provider: ProviderName])[] = [
  [/(^|\.)acuityscheduling\.com$|\.as\.me$|(^|\.)squarespacescheduling\.com$/, 'acuity'],
  [/^calendly\.com$/, 'calendly'],
];

/** The URL of a booking page if it is safe to open; otherwise undefined. */
export function bookingAddress(text: string): URL | undefined {
  const address = URL.parse(text.trim());
  return address?.protocol === 'https:' ? address : undefined;
}

/** Appointments by the service of a URL; undefined for an unknown service. */
export function schedulingOffer({ address }: { readonly address: string }): Offer | undefined {
  const url = bookingAddress(address);
  const provider = url && services.find(([host]) => host.test(url.hostname))?.[1];
  if (url === undefined || provider === undefined) return undefined;
  return {
    provider,
    address: url.href,
    widget: { kind: 'frame', source: url.href, heightPx },
  };
}
