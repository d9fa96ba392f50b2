import { blogSlug, defaultBlogUrlFormat, toUrlSlug } from '@sitewright/contracts/links';
import type { Tenant } from '../../platform/database/index.ts';
import { dayIn } from '../../platform/zoned-time/date-time-in-zone.ts';

/** The slug of a post by its website's format, with its publication date in the website's time zone. */
export async function postSlug(tenant: Tenant, title: string, publishAt: Date): Promise<string> {
  const website = await tenant
    .selectFrom('websites')
    .select(['settings', 'timeZone'])
    .executeTakeFirstOrThrow();
  const { blogUrlFormat = defaultBlogUrlFormat } = website.settings as {
    readonly blogUrlFormat?: string;
  };
  const [year = 0, month = 0, day = 0] = dayIn(publishAt.toISOString(), website.timeZone)
    .split('-')
    .map(Number);
  return blogSlug(blogUrlFormat, { year, month, day }, toUrlSlug(title) === '' ? 'post' : title);
}
