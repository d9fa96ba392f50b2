import type { ReactNode } from 'react';
import type { VisitorText } from '../../entries/texts/visitor-text-key.ts';

interface SocialService {
  /** Its name; only email is translated. */
  readonly label?: string;
  /** An icon in a 24 × 24 view box; services without one show their first letter. */
  readonly path?: string;
}

/** Services for profile links. Any other name is shown by its first letter. */
const services: Readonly<Record<string, SocialService>> = {
  instagram: {
    label: 'Instagram',
    path: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM17 7h.01',
  },
  facebook: { label: 'Facebook', path: 'M16.5 4H15a4 4 0 0 0-4 4v3H8.5M11 20.5V11h5' },
  x: { label: 'X', path: 'M4.5 4.5l15 15M19 4.5L5 19.5' },
  youtube: {
    label: 'YouTube',
    path: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4.5-2.5z',
  },
  vimeo: {
    label: 'Vimeo',
    path: 'M4 8.5l1 1c2-1.5 3 .5 3.5 3S10 18.5 12 18.5c3 0 8-6.5 8-10.5s-5-3.5-6 .5c2.5-1 2 2 0 4.5-1.5 2-2 0-2.5-3S10.5 5 8.5 5.5 4 8.5 4 8.5z',
  },
  linkedin: { label: 'LinkedIn', path: 'M6 10v9M6 6v.01M11 19v-9M11 14a3.5 3.5 0 0 1 7 0v5' },
  pinterest: {
    label: 'Pinterest',
    path: 'M10 21l2.5-11M8.5 13.5c-1.5-4 1-7 4-7s5 2 4.5 5-3 5-5 3.5',
  },
  tiktok: { label: 'TikTok', path: 'M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4c.5 3 2.5 4.5 5 4.5' },
  bluesky: {
    label: 'Bluesky',
    path: 'M12 11C10.5 8 7.5 5 5 4.5c-2 0-1.5 7 .5 8.5 1.5 1 3 .5 3 .5s-4 1-1.5 4 4.5 0 5-2.5c.5 2.5 2.5 5.5 5 2.5s-1.5-4-1.5-4 1.5.5 3-.5c2-1.5 2.5-8.5.5-8.5-2.5.5-5.5 3.5-7 6.5z',
  },
  mastodon: {
    label: 'Mastodon',
    path: 'M7.5 14.5V9a2.25 2.25 0 0 1 4.5 0v3.5V9a2.25 2.25 0 0 1 4.5 0v5.5M16 20c-6 2-11.5 0-11.5-6.5V9.5C4.5 6 7 4 12 4s7.5 2 7.5 5.5-.5 6.5-3.5 7-6 .5-6-1',
  },
  github: {
    label: 'GitHub',
    path: 'M9 20.5v-3.5c-3.5 1-4-1.5-5.5-2M15 20.5v-4c0-1-.5-1.5-.5-1.5 3-.5 5-1.5 5-5a5 5 0 0 0-1-3 4.5 4.5 0 0 0-.5-3.5s-1.5 0-3.5 1.5a11 11 0 0 0-5 0C7.5 3.5 6 3.5 6 3.5A4.5 4.5 0 0 0 5.5 7a5 5 0 0 0-1 3c0 3.5 2 4.5 5 5 0 0-.5.5-.5 2',
  },
  flickr: {
    label: 'Flickr',
    path: 'M7.5 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.5 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  },
  email: { path: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7' },
  link: {
    path: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L11.8 7.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  },
  rss: { label: 'RSS', path: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M5 19v-.01' },
};

const titleCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const nameOf = (service: string): string =>
  services[service]?.label ?? titleCase(service.replaceAll('-', ' '));

/** The name of a service; translated only for email. */
export const socialLabel = (service: string, text: VisitorText): string =>
  service === 'email' ? text('social.email') : nameOf(service);

/** The icon of a service, or its first letter. */
export function SocialIcon({ service }: { readonly service: string }): ReactNode {
  const path = services[service]?.path;
  return (
    <svg className="icon" viewBox="0 0 24 24" width={22} height={22} fill="none" aria-hidden="true">
      {path === undefined ? (
        <text x="12" y="17" textAnchor="middle" fontSize="15" fill="currentColor">
          {nameOf(service).charAt(0)}
        </text>
      ) : (
        <path
          d={path}
          stroke="currentColor"
          strokeWidth={1.6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
