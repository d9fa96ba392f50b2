import type { ServerSettings } from '../services.ts';
import type { HostedSite } from './host-table.ts';

type AddressSettings = Pick<
  ServerSettings,
  'appDomain' | 'publicPort' | 'isHttps' | 'singleOrigin'
>;

function origin(settings: AddressSettings, host: string): string {
  const port = settings.publicPort;
  const isDefaultPort = port === null || port === (settings.isHttps ? 443 : 80);
  return `${settings.isHttps ? 'https' : 'http'}://${host}${isDefaultPort ? '' : `:${port}`}`;
}

/** The URL of the configuration area. Like the others, it is built from stored values, never from the request. */
export const configOrigin = (settings: AddressSettings): string =>
  origin(settings, `config.${settings.appDomain}`);

/** The URL at which the configuration area frames a site, even if the site has a custom domain. */
export const internalOrigin = (settings: AddressSettings, identifier: string): string =>
  origin(settings, `${identifier}.${settings.appDomain}`);

/** The public URL of a site: its primary domain, else its internal host. */
export const siteOrigin = (
  settings: AddressSettings,
  site: Pick<HostedSite, 'identifier' | 'primaryDomain'>,
): string =>
  site.primaryDomain === null
    ? internalOrigin(settings, site.identifier)
    : origin(settings, site.primaryDomain);
