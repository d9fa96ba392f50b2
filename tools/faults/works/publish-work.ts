import type { RunningServer } from '../../bench/server/running-server.ts';
import { allRows } from '../../bench/site/all-rows.ts';
import { createHttpClient, expectJson } from '../../bench/site/http-client.ts';
import { signIn } from '../../bench/site/owner.ts';
import { findPlainPage } from '../../bench/site/plain-page.ts';
import type { Work } from '../work.ts';
import { attempt, createTally, untilGone } from './attempts.ts';

const descriptionOf = (number: number) => `publish number ${number}.`;
const numberIn = (text: string): number => Number(/publish number (\d+)\./.exec(text)?.[1] ?? 0);

/**
 * An owner who saves a page and publishes it, again and again. After the restart visitors must see the last
 * acknowledged release or a later one that was sent; the draft and the list of releases must contain everything
 * acknowledged.
 */
export async function createPublishWork(server: RunningServer): Promise<Work> {
  const owner = await signIn(server);
  const page = await findPlainPage(owner);
  const host = `${page.site}.localhost:${server.port}`;
  const visitor = createHttpClient({ port: server.port, host });
  const tally = createTally();
  const releases = new Set<string>();
  let sent = 0;
  let saved = 0;
  let published = 0;

  async function publishOnce(): Promise<'goOn' | 'gone'> {
    const number = (sent += 1);
    const save = await attempt(page.describe(descriptionOf(number)));
    if (save.kind === 'cut') return 'gone';
    if (save.answer.status < 300) saved = number;
    const publish = await attempt(page.publish());
    tally.count(publish);
    if (publish.kind === 'cut') return 'gone';
    if (publish.answer.status < 300) {
      published = number;
      releases.add((expectJson(publish.answer) as { readonly id: string }).id);
    }
    return 'goOn';
  }

  async function lostReleases(): Promise<string[]> {
    const lost = new Set(releases);
    const listed = allRows<{ readonly id: string }>(owner.client, `${page.base}/releases`);
    for await (const { id } of listed) lost.delete(id);
    return [...lost].map((id) => `Release ${id} is gone`);
  }

  const isOutOfRange = (actual: number, min: number) => actual < min || actual > sent;

  return {
    run: (onAnswer) => untilGone(1, publishOnce, onAnswer),
    async problems() {
      const live = numberIn((await visitor.get(page.path)).body.toString());
      const draft = numberIn(await page.readDraft());
      return [
        ...(isOutOfRange(live, published)
          ? [`Visitors see number ${live}; ${published} was published, ${sent} was sent`]
          : []),
        ...(isOutOfRange(draft, saved)
          ? [`The draft is number ${draft}; ${saved} was saved, ${sent} was sent`]
          : []),
        ...(await lostReleases()),
      ];
    },
    counts: tally.counts,
  };
}
