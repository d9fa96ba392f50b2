import {
  dataNeedKey,
  type DataAnswer,
  type DataNeed,
  type PageData,
} from '@sitewright/contracts/entities';
import { createRecentValues } from '../../platform/memory/recent-values.ts';
import { revisionText, type SiteRevision } from '../../platform/page-cache/site-revisions.ts';
import type { PageEntry, PagePlace, PresentationParts } from '../presentation/public.ts';
import type { WebsiteRow } from './site-row.ts';

/** What all pages of a website share. */
export interface SharedParts {
  readonly website: WebsiteRow;
  readonly parts: PresentationParts;
}

/** How much is kept, of all websites together. */
export const pageMemoryLimits = { sites: 500, pages: 1_000, answers: 4_000 } as const;

/** What pages of one website are made of, at one revision: the same guarantee as that of finished pages. */
export interface HeldParts {
  shared(): SharedParts | undefined;
  keepShared(shared: SharedParts): void;
  places(): ReadonlyMap<string, PagePlace> | undefined;
  keepPlaces(places: ReadonlyMap<string, PagePlace>): void;
  /** @param path Without slashes at its ends. */
  page(path: string): PageEntry | undefined;
  keepPage(path: string, page: PageEntry): void;
  /** The known answers, and what has to be asked. */
  answers(needs: readonly DataNeed[]): { readonly data: PageData; readonly unknown: DataNeed[] };
  /** What has no answer is remembered too: it has none until the revision changes. */
  keepAnswers(asked: readonly DataNeed[], data: PageData): void;
}

/**
 * Keeps what live pages are made of between two changes of their website, so that a page that was not finished yet
 * asks the database for what is its own and nothing else. A change makes another revision, which begins with nothing.
 */
export function createPageMemory(
  limits: { readonly [Key in keyof typeof pageMemoryLimits]: number } = pageMemoryLimits,
) {
  const shared = createRecentValues<SharedParts>(limits.sites);
  const places = createRecentValues<ReadonlyMap<string, PagePlace>>(limits.sites);
  const pages = createRecentValues<PageEntry>(limits.pages);
  const answers = createRecentValues<{ readonly answer: DataAnswer | undefined }>(limits.answers);

  return {
    at(websiteId: string, revision: SiteRevision): HeldParts {
      const moment = `${websiteId} ${revisionText(revision)}`;
      const keyOf = (name: string) => `${moment} ${name}`;
      return {
        shared: () => shared.get(moment),
        keepShared: (value) => shared.set(moment, value),
        places: () => places.get(moment),
        keepPlaces: (value) => places.set(moment, value),
        page: (path) => pages.get(keyOf(path)),
        keepPage: (path, page) => pages.set(keyOf(path), page),
        answers(needs) {
          const data: Record<string, DataAnswer> = {};
          const unknown: DataNeed[] = [];
          for (const need of needs) {
            const name = dataNeedKey(need);
            const known = answers.get(keyOf(name));
            if (known === undefined) unknown.push(need);
            else if (known.answer !== undefined) data[name] = known.answer;
          }
          return { data, unknown };
        },
        keepAnswers(asked, data) {
          for (const need of asked) {
            const name = dataNeedKey(need);
            answers.set(keyOf(name), { answer: data[name] });
          }
        },
      };
    },
  };
}

export type PageMemory = ReturnType<typeof createPageMemory>;
