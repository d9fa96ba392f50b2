import { collectionType, contentItemType, workflowState } from '@sitewright/contracts/codes';
import type { ItemEvent } from '@sitewright/contracts/entities';
import { button, copy, heading } from '../../compose/blocks.ts';
import { prose } from '../../compose/rich-text.ts';
import { at, page, section } from '../../compose/section.ts';
import type { DemoItem, DemoKit, DemoPage } from '../../demo-site.ts';

/** A collection in short form. */
interface CollectionOutline {
  readonly key: string;
  readonly title: string;
  readonly type: number;
  readonly recordType: number;
  readonly view: 'list' | 'grid' | 'product';
  readonly items: readonly (readonly [key: string, title: string, image: string])[];
}

/** One collection of each type. */
const collections: readonly CollectionOutline[] = [
  {
    key: 'blog',
    title: 'Blog',
    type: collectionType.BLOG,
    recordType: contentItemType.TEXT,
    view: 'list',
    items: [
      ['first-light', 'First light', 'land-desert-hike.jpg'],
      ['white-walls', 'White walls', 'arch-white-relief.jpg'],
      ['a-road-from-above', 'A road from above', 'land-aerial-road.jpg'],
    ],
  },
  {
    key: 'events',
    title: 'Events',
    type: collectionType.EVENTS,
    recordType: contentItemType.EVENT,
    view: 'list',
    items: [
      ['opening', 'Opening', 'arch-windows.jpg'],
      ['walk', 'A walk with cameras', 'land-desert-hike.jpg'],
    ],
  },
  {
    key: 'work',
    title: 'Work',
    type: collectionType.PORTFOLIO,
    recordType: contentItemType.PORTFOLIO_ITEM,
    view: 'grid',
    items: [
      ['roofs', 'Roofs', 'arch-angular-roof.jpg'],
      ['windows', 'Windows', 'arch-windows.jpg'],
    ],
  },
  {
    key: 'films',
    title: 'Films',
    type: collectionType.VIDEOS,
    recordType: contentItemType.SQSP_VIDEO,
    view: 'grid',
    items: [['arriving', 'Arriving early', 'showreel-poster.jpg']],
  },
  {
    key: 'course',
    title: 'Course',
    type: collectionType.LESSONS,
    recordType: contentItemType.LESSON,
    view: 'list',
    items: [
      ['lesson-one', 'Looking', 'flora-calla.jpg'],
      ['lesson-two', 'Waiting', 'land-aerial-road.jpg'],
    ],
  },
  {
    key: 'pictures',
    title: 'Pictures',
    type: collectionType.GALLERY,
    recordType: contentItemType.IMAGE,
    view: 'grid',
    items: [
      ['calla', 'Calla', 'flora-calla.jpg'],
      ['relief', 'Relief', 'arch-white-relief.jpg'],
    ],
  },
];

/** The keys of the items that play the demo's video. */
const itemsWithVideo: readonly string[] = ['arriving', 'lesson-one'];

/** The pages of the collections. */
export const collectionPages = (): DemoPage[] =>
  [
    ...collections,
    { key: 'shop', title: 'Shop', type: collectionType.PRODUCTS, view: 'product' } as const,
  ].map(({ key, title, type, view }) => ({
    key,
    title,
    urlId: key,
    collection: { key, type, view },
    document: page(section('top', {}, [heading(title, at(1, 1, 12, 1), { level: '1' })])),
  }));

/** A spring evening of a future year; each further event is a day later. */
const eventOf = (index: number): ItemEvent => ({
  startsAt: `2031-04-0${index + 3}T18:00:00.000Z`,
  endsAt: `2031-04-0${index + 3}T20:30:00.000Z`,
  allDay: false,
  place: 'Old Harbour Hall',
  address: 'High Street 2, Tidewater',
  onlineUrl: '',
  status: index === 1 ? 'postponed' : 'scheduled',
});

/** The items of the collections; products are in a separate file. */
export const collectionItems = (kit: DemoKit): DemoItem[] =>
  collections.flatMap(({ key: collection, recordType, items }) =>
    items.map(([key, title, image], index) => ({
      key,
      collection,
      recordType,
      draft: {
        title,
        urlId: key,
        excerpt: `About “${title}”.`,
        body: prose(`The whole of “${title}”.`, '## A heading', 'And a second paragraph.'),
        imageIds: [kit.asset(image)],
        author: index % 2 === 0 ? 'Ada Quill' : 'Ben Marsh',
        categories: [index % 2 === 0 ? 'Light' : 'Stone'],
        tags: ['slow'],
        workflowState: workflowState.PUBLISHED,
        publishAt: `2026-0${5 - index}-14T09:00:00.000Z`,
        product: null,
        ...(itemsWithVideo.includes(key)
          ? { video: { source: 'file' as const, assetId: kit.asset('showreel.mp4') } }
          : {}),
        ...(recordType === contentItemType.EVENT ? { event: eventOf(index) } : {}),
      },
    })),
  );

/** Special pages: locked by a password, for members, not in the navigation. */
export const specialPages = (): DemoPage[] => [
  {
    key: 'harbour-fund',
    title: 'Harbour fund',
    urlId: 'harbour-fund',
    document: page(
      section('top', {}, [
        heading('The harbour fund', at(1, 1, 12, 1), { level: '1' }),
        copy(['What is given goes into the roof of the old hall.'], at(1, 2, 12, 1)),
      ]),
    ),
  },
  {
    key: 'locked',
    title: 'Locked',
    urlId: 'locked',
    access: 'locked',
    password: 'open sesame',
    document: page(
      section('top', {}, [heading('Behind a password', at(1, 1, 12, 1), { level: '1' })]),
    ),
  },
  {
    key: 'members',
    title: 'Members',
    urlId: 'members',
    access: 'members',
    document: page(section('top', {}, [heading('For members', at(1, 1, 12, 1), { level: '1' })])),
  },
  {
    key: 'cover',
    title: 'Cover',
    urlId: 'cover',
    isCover: true,
    document: page(
      section('top', { theme: 'dark', height: 'screen', align: 'center' }, [
        heading('All by itself', at(1, 1, 12, 1), { level: '1', size: 'display', align: 'center' }),
        button('To the rest', '/', at(1, 2, 12, 1), { align: 'center' }),
      ]),
    ),
  },
  {
    key: 'hidden',
    title: 'Hidden',
    urlId: 'hidden',
    isHidden: true,
    document: page(
      section('top', {}, [
        heading('In no menu', at(1, 1, 12, 1), { level: '1' }),
        copy(['Who knows the address finds it.'], at(1, 2, 12, 1)),
      ]),
    ),
  },
];
