import { blockOf, parseProps } from '@sitewright/blocks/schema';
import {
  business,
  form,
  headerFooter,
  itemDraft,
  navigation,
  overlays,
  pageDocument,
  siteStyles,
  type Block,
  type PageDocument,
} from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { compileCode } from '../../features/pages/code/compile-code.ts';
import { demoSites } from '../demo-sites.ts';
import type { DemoContent, DemoKit, DemoSite } from '../demo-site.ts';

/** Ids with a number each, and the list of the files that the content uses. */
function createKit(): { readonly kit: DemoKit; readonly asked: ReadonlySet<string> } {
  const ids = new Map<string, string>();
  const requested = new Set<string>();
  const idOf = (kind: string) => (key: string) => {
    const name = `${kind} ${key}`;
    const id = ids.get(name) ?? (ids.size + 1).toString(16).padStart(24, '0');
    ids.set(name, id);
    if (kind === 'asset') requested.add(key);
    return id;
  };
  return {
    kit: {
      asset: idOf('asset'),
      page: idOf('page'),
      collection: idOf('collection'),
      item: idOf('item'),
      form: idOf('form'),
    },
    asked: requested,
  };
}

const documentsOf = ({ pages, headerFooter, overlays }: DemoContent): PageDocument[] => [
  ...pages.map(({ document }) => document),
  headerFooter.footer,
  ...(overlays === undefined ? [] : [overlays.popup.document]),
];

const blocksOf = (document: PageDocument): Block[] =>
  document.sections.flatMap(({ layout }) => Object.values(layout.blocks));

const meet = (one: Block['placement'], other: Block['placement']) =>
  one.column < other.column + other.width &&
  other.column < one.column + one.width &&
  one.row < other.row + other.height &&
  other.row < one.row + one.height;

/** Paths of this site to which its content links. */
const localLinks = (content: DemoContent): string[] =>
  [...JSON.stringify(content).matchAll(/"href":"(?<href>\/[^"]*)"/g)].map(
    ({ groups }) => groups?.['href'] ?? '',
  );

/** Every path of the site: pages by name and by id, items, and collections filtered by category. */
function addressesOf({ pages, items }: DemoContent, kit: DemoKit): Set<string> {
  const addresses = new Set(['/', ...pages.map(({ urlId }) => `/${urlId}`)]);
  for (const { key } of pages) addresses.add(`/pages/${kit.page(key)}`);
  for (const { collection, draft } of items) {
    const page = pages.find((candidate) => candidate.collection?.key === collection);
    addresses.add(`/${page?.urlId}/${draft.urlId}`);
    for (const category of draft.categories)
      addresses.add(`/${page?.urlId}?category=${encodeURIComponent(category)}`);
  }
  return addresses;
}

function build(site: DemoSite) {
  const { kit, asked } = createKit();
  return { content: site.build(kit), kit, asked };
}

describe.each(demoSites)('the demo site $identifier', (site) => {
  const { content, kit, asked } = build(site);

  it('has valid documents, styles, navigation, settings, items and forms', () => {
    const { styles, items, forms } = content;
    const drafts = items.map(({ draft }) => draft);
    const definitions = forms.map(({ key: _key, mailingList: _mailingList, ...definition }) => ({
      ...definition,
      id: '0'.repeat(24),
      mailingListId: null,
    }));
    expect(z.array(pageDocument).safeParse(documentsOf(content)).error).toBeUndefined();
    expect(siteStyles.safeParse(styles).error).toBeUndefined();
    expect(navigation.safeParse(content.navigation).error).toBeUndefined();
    expect(headerFooter.safeParse(content.headerFooter).error).toBeUndefined();
    expect(overlays.optional().safeParse(content.overlays).error).toBeUndefined();
    expect(business.optional().safeParse(site.settings?.business).error).toBeUndefined();
    expect(z.array(itemDraft).safeParse(drafts).error).toBeUndefined();
    expect(z.array(form).safeParse(definitions).error).toBeUndefined();
  });

  it('has valid props without unknown names in every block', () => {
    for (const { id, type, version, props } of documentsOf(content).flatMap(blocksOf)) {
      const parsed = parseProps(blockOf(type)!, version, props);
      expect(parsed, id).toMatchObject({ ok: true });
      // A schema drops unknown properties, so a misspelled name would have no effect.
      expect(Object.keys(parsed.ok ? parsed.props : {}), id).toEqual(
        expect.arrayContaining(Object.keys(props)),
      );
    }
  });

  it('has no overlapping blocks', () => {
    for (const { sections } of documentsOf(content)) {
      for (const { layout } of sections) {
        const blocks = Object.values(layout.blocks);
        const pairs = blocks.flatMap((one, index) =>
          blocks.slice(index + 1).map((other) => [one, other] as const),
        );
        const meeting = pairs.filter(([one, other]) => meet(one.placement, other.placement));
        expect(meeting.map(([one, other]) => [one.id, other.id])).toStrictEqual([]);
      }
    }
  });

  it('has no broken internal links', () => {
    const addresses = addressesOf(content, kit);
    expect(localLinks(content).filter((href) => !addresses.has(href))).toStrictEqual([]);
  });

  it('uploads exactly the files that it shows', () => {
    expect(site.assets.map(({ file }) => file).toSorted()).toStrictEqual([...asked].toSorted());
  });

  it('credits in its footer the author of every file with a credit', () => {
    const footer = JSON.stringify(content.headerFooter.footer);
    for (const { credit } of site.assets) {
      if (credit === undefined) continue;
      const author = /by (?<author>.+?),/.exec(credit)?.groups?.['author'] ?? credit;
      expect(footer).toContain(author.replace(/"(?<name>.+)"/, '“$<name>”'));
    }
  });

  it('has only page code that compiles', () => {
    const rejected = content.pages.filter(
      ({ code }) => code !== undefined && !compileCode(code).ok,
    );
    expect(rejected.map(({ urlId }) => urlId)).toStrictEqual([]);
  });

  it('has in each section phone placements for all blocks or for none', () => {
    for (const { sections } of documentsOf(content)) {
      for (const { id, layout } of sections) {
        const placed = Object.values(layout.blocks).map(({ phone }) => phone !== undefined);
        expect(new Set(placed).size, id).toBe(1);
      }
    }
  });
});

it('builds exactly one kitchen-sink page with custom code', () => {
  const sink = demoSites.find(({ identifier }) => identifier === 'kitchen-sink')!;
  const withCode = build(sink).content.pages.filter(({ code }) => code !== undefined);
  expect(withCode.map(({ urlId }) => urlId)).toStrictEqual(['owners-code']);
});
