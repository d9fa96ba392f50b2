import {
  dataNeedKey,
  type DataAnswer,
  type DataNeed,
  type PageData,
} from '@sitewright/contracts/entities';
import type { SiteRevision } from '../../../platform/page-cache/site-revisions.ts';
import type { SiteMemory } from '../../../platform/page-cache/site-memory.ts';
import type { PageEntry, PagePlace, PresentationParts } from '../../presentation/public.ts';
import type { WebsiteRow } from '../content/read-website-row.ts';

/** What all pages of a website share. */
export interface SharedSiteData {
  readonly website: WebsiteRow;
  readonly parts: PresentationParts;
}

/** What live pages of one website are made of, at one revision: the same guarantee as that of finished pages. */
export interface SiteDataCache {
  shared(): SharedSiteData | undefined;
  setShared(shared: SharedSiteData): void;
  places(): ReadonlyMap<string, PagePlace> | undefined;
  setPlaces(places: ReadonlyMap<string, PagePlace>): void;
  /** @param path Without slashes at its ends. */
  page(path: string): PageEntry | undefined;
  setPage(path: string, page: PageEntry): void;
  /** The known answers, and what has to be asked. */
  answers(needs: readonly DataNeed[]): { readonly data: PageData; readonly unknown: DataNeed[] };
  /** What has no answer is remembered too: it has none until the revision changes. */
  setAnswers(asked: readonly DataNeed[], data: PageData): void;
}

/** Each kind of part has names of its own, so that no name leads to a part of another kind. */
type PartKind = 'shared' | 'places' | 'page' | 'answer';

/**
 * The parts of a website's pages that are held between two of its changes, so that a page that is not kept whole, or is
 * one visitor's own, asks the database for what is its own and nothing else.
 */
export function createSiteDataCache(
  memory: SiteMemory,
  websiteId: string,
  revision: SiteRevision,
): SiteDataCache {
  const moment = memory.at(websiteId, revision);
  const held = <Value>(kind: PartKind) => ({
    get: (name = '') => moment.get(`${kind} ${name}`) as Value | undefined,
    set: (value: Value, name = '') => moment.set(`${kind} ${name}`, value),
  });
  const shared = held<SharedSiteData>('shared');
  const places = held<ReadonlyMap<string, PagePlace>>('places');
  const pages = held<PageEntry>('page');
  const answers = held<{ readonly answer: DataAnswer | undefined }>('answer');

  return {
    shared: () => shared.get(),
    setShared: (value) => shared.set(value),
    places: () => places.get(),
    setPlaces: (value) => places.set(value),
    page: (path) => pages.get(path),
    setPage: (path, page) => pages.set(page, path),
    answers(needs) {
      const data: Record<string, DataAnswer> = {};
      const unknown: DataNeed[] = [];
      for (const need of needs) {
        const name = dataNeedKey(need);
        const known = answers.get(name);
        if (known === undefined) unknown.push(need);
        else if (known.answer !== undefined) data[name] = known.answer;
      }
      return { data, unknown };
    },
    setAnswers(asked, data) {
      for (const need of asked) {
        const name = dataNeedKey(need);
        answers.set({ answer: data[name] }, name);
      }
    },
  };
}
