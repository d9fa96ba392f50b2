import type { EndpointResponse, readStyles } from '@sitewright/contracts/api';
import type { SiteStyles } from '@sitewright/contracts/entities';

/** The styles without their revision, which framed pages reject. */
export function siteStylesOf({
  revision: _revision,
  ...styles
}: EndpointResponse<typeof readStyles>): SiteStyles {
  return styles;
}
