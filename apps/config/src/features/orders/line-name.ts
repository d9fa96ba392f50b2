import type { OrderLine } from '@sitewright/contracts/entities';

/** The name of a purchased product with its variant: `Mug, Sage`. */
export const lineName = ({ title, variant }: Pick<OrderLine, 'title' | 'variant'>): string =>
  variant === '' ? title : `${title}, ${variant}`;
