import { internalOrigin } from '../../platform/hosts/addresses.ts';
import { signToken } from '../../platform/security/signed-token.ts';
import type { ServerSettings } from '../../platform/services.ts';

const dayMs = 86_400_000;

/** A signed URL that shows one release for a day. */
export function releasePreviewUrl(
  settings: ServerSettings,
  site: { readonly websiteId: string; readonly identifier: string },
  number: number,
  now: Date,
): string {
  const token = signToken(settings.secret, 'preview', {
    websiteId: site.websiteId,
    subject: `release-${number}`,
    expiresAt: now.getTime() + dayMs,
  });
  return `${internalOrigin(settings, site.identifier)}/?preview=${token}`;
}
