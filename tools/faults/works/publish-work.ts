import type { RunningServer } from '../../bench/server/running-server.ts';
import { createHttpClient, expectJson } from '../../bench/site/http-client.ts';
import { signIn } from '../../bench/site/owner.ts';
import type { Work } from '../work.ts';
import { attempt, createTally, untilGone } from './attempts.ts';

interface ListedPage {
  readonly id: string;
  readonly kind: string;
  readonly urlId: string;
  readonly access: string;
  readonly isHomepage: boolean;
}

const markOf = (number: number) => `publish number ${number}.`;
const numberIn = (text: string): number => Number(/publish number (\d+)\./.exec(text)?.[1] ?? 0);

/**
 * One owner who saves a page and publishes it, over and over. Afterwards visitors see the last release that was
 * acknowledged or one that was on its way; the draft, and the list of releases, hold all that was acknowledged.
 */
export async function createPublishWork(server: RunningServer): Promise<Work> {
  const { client, websites } = await signIn(server);
  const [website] = websites;
  if (website === undefined) throw new Error('There is no demo site.');
  const base = `/api/websites/${website.id}`;
  const { rows } = expectJson(await client.get(`${base}/pages?limit=100`)) as {
    readonly rows: readonly ListedPage[];
  };
  const page = rows.find(
    ({ kind, access, isHomepage }) => kind === 'page' && access === 'open' && !isHomepage,
  );
  if (page === undefined) throw new Error('The demo site has only a home page.');
  const host = `${website.identifier}.localhost:${server.port}`;
  const visitor = createHttpClient({ port: server.port, host });
  const tally = createTally();
  const releases = new Set<string>();
  let sent = 0;
  let saved = 0;
  let published = 0;

  async function publishOnce(): Promise<'goOn' | 'gone'> {
    const number = (sent += 1);
    const seo = { title: '', description: markOf(number), imageId: null, noIndex: false };
    const save = await attempt(client.send('PATCH', `${base}/pages/${page?.id}`, { seo }));
    if (save.kind === 'cut') return 'gone';
    if (save.answer.status < 300) saved = number;
    const publish = await attempt(client.send('POST', `${base}/releases`, {}));
    tally.count(publish);
    if (publish.kind === 'cut') return 'gone';
    if (publish.answer.status < 300) {
      published = number;
      releases.add((expectJson(publish.answer) as { readonly id: string }).id);
    }
    return 'goOn';
  }

  async function listedReleases(): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    let cursor: string | undefined;
    do {
      const query = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const list = expectJson(await client.get(`${base}/releases?limit=100${query}`)) as {
        readonly rows: readonly { readonly id: string }[];
        readonly nextCursor?: string | null;
      };
      for (const { id } of list.rows) found.add(id);
      cursor = list.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return found;
  }

  return {
    run: () => untilGone(1, publishOnce),
    async problems() {
      const live = numberIn((await visitor.get(`/${page.urlId}`)).body.toString());
      const draft = numberIn((await client.get(`${base}/pages/${page.id}`)).body.toString());
      const listed = await listedReleases();
      return [
        ...(live < published || live > sent
          ? [`Visitors see number ${live}; ${published} was published, ${sent} was sent`]
          : []),
        ...(draft < saved || draft > sent
          ? [`The draft is number ${draft}; ${saved} was saved, ${sent} was sent`]
          : []),
        ...[...releases].filter((id) => !listed.has(id)).map((id) => `Release ${id} is gone`),
      ];
    },
    counts: tally.counts,
  };
}
