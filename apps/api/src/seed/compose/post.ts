import { contentItemType, workflowState } from '@sitewright/contracts/codes';
import type { DemoItem, DemoKit } from '../demo-site.ts';
import { prose } from './rich-text.ts';

/** A post in short form; `text` in the format of `prose`. */
export interface PostContent {
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
export const writePost = (kit: DemoKit, collection: string, post: PostContent): DemoItem => ({
  key: post.key,
  collection,
  recordType: contentItemType.TEXT,
  draft: {
    title: post.title,
    urlId: post.key,
    excerpt: post.excerpt,
    body: prose(...post.text),
    imageIds: [kit.asset(post.picture)],
    author: post.author,
    categories: [post.category],
    tags: [],
    workflowState: workflowState.PUBLISHED,
    publishAt: post.publishAt,
    product: null,
  },
});
