import type { PageView } from '@sitewright/contracts/entities';
import type { ServerSettings } from '../../../platform/services.ts';
import type { PageEntry } from '../../presentation/public.ts';
import type { Frame } from '../view/page-frame.ts';

/**
 * The code that a page carries: the owner's switch is on, and the page is one that everybody may see. Whoever asks has
 * made sure that it is drawn for everybody too. Where sites share one origin with the configuration area there is none.
 */
export function selectPageCode(
  { code, access }: Pick<PageEntry, 'code' | 'access'>,
  { website }: Pick<Frame, 'website'>,
  { singleOrigin }: Pick<ServerSettings, 'singleOrigin'>,
): Pick<PageView, 'code'> {
  if (code === undefined || access !== 'open' || singleOrigin || !website.settings.runsCode)
    return {};
  const { written: _written, ...carried } = code;
  return { code: carried };
}
