import type { PageView } from '@sitewright/contracts/entities';
import type { ServerSettings } from '../../../platform/services.ts';
import type { PageEntry } from '../../presentation/public.ts';
import type { Frame } from '../view/page-frame.ts';

/**
 * Selects the custom code of a page: the website allows code, and the page is open. The caller makes sure that the page
 * is rendered for all visitors. There is no custom code where sites share an origin with the configuration area.
 */
export function selectPageCode(
  { code, access }: Pick<PageEntry, 'code' | 'access'>,
  { website }: Pick<Frame, 'website'>,
  { singleOrigin }: Pick<ServerSettings, 'singleOrigin'>,
): Pick<PageView, 'code'> {
  if (code === undefined || access !== 'open' || singleOrigin || !website.settings.runsCode)
    return {};
  const { written: _written, ...pageCode } = code;
  return { code: pageCode };
}
