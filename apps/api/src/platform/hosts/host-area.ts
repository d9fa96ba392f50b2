import type { ServerSettings } from '../services.ts';
import { readHostName } from './host-name.ts';

/**
 * A routing constraint by host: `config` on the configuration origin, `site` elsewhere. Two routes may share a path,
 * and neither area sees the other's.
 */
export function hostArea(settings: Pick<ServerSettings, 'appDomain'>) {
  const configHost = `config.${settings.appDomain}`;
  return {
    name: 'area',
    storage() {
      const handlers = new Map<unknown, unknown>();
      return {
        get: (area: unknown) => handlers.get(area) ?? null,
        set: (area: unknown, handler: unknown) => {
          handlers.set(area, handler);
        },
      };
    },
    deriveConstraint: (request: { headers: { host?: string } }) =>
      readHostName(request.headers.host) === configHost ? 'config' : 'site',
    validate: (area: unknown) => {
      if (area !== 'config' && area !== 'site')
        throw new Error('The area of a route is config or site.');
    },
    mustMatchWhenDerived: false,
  };
}
