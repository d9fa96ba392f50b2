import { contentItemType, workflowState } from '@sitewright/contracts/codes';
import type { DemoItem, DemoKit } from '../demo-site.ts';
import { prose } from './rich-text.ts';

/** A post in short form; `text` in the format of `prose`. */
export interface PostNote {
  /** Also the last segment of its path. */
  readonly key: string;
  readonly title: string;
  /** File of its image. */
  readonly picture: string;
  readonly publishAt: string;
  readonly author: string;
  readonly category: string;
  readonly excerpt: string;
  readonly text: readonly string[];
}

/** A published post of a blog. */
export const writePost = (kit: DemoKit, collection: string, note: PostNote): DemoItem => ({
  key: note.key,
  collection,
  recordType: contentItemType.TEXT,
  draft: {
    title: note.title,
    urlId: note.key,
    excerpt: note.excerpt,
    body: prose(...note.text),
    imageIds: [kit.asset(note.picture)],
    author: note.author,
    categories: [note.category],
    tags: [],
    workflowState: workflowState.PUBLISHED,
    publishAt: note.publishAt,
    product: null,
  },
});
