import { itemAddress } from '@sitewright/gallery-engine';
import type { LightboxItem } from '../lightbox-item.ts';

/** Keeps the shown entry in the address without a new entry in the history. */
export interface AddressMirror {
  readonly show: (item: LightboxItem) => void;
  readonly restore: () => void;
}

/** A mirror over a window's address, which `restore` leaves without a hash. */
export function mirrorInAddress({ history, location }: Window): AddressMirror {
  const write = (url: string) => history.replaceState(history.state, '', url);
  const page = () => `${location.pathname}${location.search}`;
  return {
    show: (item) => {
      const address = itemAddress(page(), item);
      if (address !== undefined) write(address);
    },
    restore: () => write(page()),
  };
}
