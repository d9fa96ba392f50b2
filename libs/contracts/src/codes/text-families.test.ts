import { expect, it } from 'vitest';
import { collectionViews } from './collection-view.ts';
import { deviceViews } from './device-view.ts';
import { editorTrackingAreas } from './editor-tracking-area.ts';
import { galleryMediaTypes } from './gallery-media-type.ts';
import { integrationAccountTypes } from './integration-account-type.ts';
import {
  hiddenNavigationName,
  memberAreaNavigationType,
  memberAreasNavigationName,
  readmePageName,
  reservedNavigationNames,
} from './navigation-name.ts';
import { planFeatures } from './plan-feature.ts';
import { platformVersions } from './platform-version.ts';
import { popupPositions } from './popup-position.ts';
import { shapeMask, shapeNames } from './shape-mask.ts';
import { surveyCohorts } from './survey-cohort.ts';
import { textFilters } from './text-filter.ts';
import { tweakPageTypes } from './tweak-page-type.ts';
import { visibilityStates } from './visibility-state.ts';

const specified: readonly [string, readonly string[], string, string][] = [
  ['collection views', collectionViews, 'list, grid, product', 'ENUM-06'],
  ['device views', deviceViews, 'desktop, phone, tablet', 'ENUM-07'],
  [
    'tweak page types',
    tweakPageTypes,
    'SPLASH_PAGE, LOCK_SCREEN, POPUP_OVERLAY, CHECKOUT, STYLE',
    'ENUM-08',
  ],
  [
    'editor tracking areas',
    editorTrackingAreas,
    'collection-editor, item-catalog, section-editor, collection-settings',
    'ENUM-12',
  ],
  ['platform versions', platformVersions, '7, 7.1, 8', 'ENUM-36'],
  ['visibility states', visibilityStates, 'draft, published, needs_review, scheduled', 'ENUM-39'],
  [
    'gallery media types',
    galleryMediaTypes,
    'imageEmpty, imageFile, imageLicensed, imageReused, assetReused, video',
    'ENUM-43',
  ],
  ['text filters', textFilters, 'url-slug, url-slug-with-slash', 'ENUM-45'],
  ['survey cohorts', surveyCohorts, 'A, B, C, D, E', 'ENUM-46'],
];

it.each(specified.map(([name, list, text, id]) => ({ name, list, text, id })))(
  'lists the specified $name ($id)',
  ({ list, text }) => {
    expect(list.join(', ')).toBe(text);
  },
);

it('reserves the navigation names _hidden and _memberareas (ENUM-09)', () => {
  expect([hiddenNavigationName, memberAreasNavigationName]).toStrictEqual([
    '_hidden',
    '_memberareas',
  ]);
  expect(reservedNavigationNames).toStrictEqual(['_hidden', '_memberareas']);
});

it('defines member-area as the navigation type of member areas (ENUM-10)', () => {
  expect(memberAreaNavigationType).toBe('member-area');
});

it('defines readme as the name of the readme page (ENUM-11)', () => {
  expect(readmePageName).toBe('readme');
});

it('defines the specified image mask heights (ENUM-18)', () => {
  expect(shapeMask).toStrictEqual({ square: 100, tall: 150, wide: 67 });
});

it('lists nine popup positions by row and column (ENUM-44)', () => {
  expect(popupPositions).toStrictEqual([
    'top-left',
    'top-center',
    'top-right',
    'center-left',
    'center-center',
    'center-right',
    'bottom-left',
    'bottom-center',
    'bottom-right',
  ]);
});

it('lists unique kebab-case names of integrations, plan features and shapes (ENUM-49)', () => {
  for (const family of [integrationAccountTypes, planFeatures, shapeNames]) {
    expect(family.length).toBeGreaterThan(0);
    expect(new Set(family).size).toBe(family.length);
    expect(family.every((name) => /^[a-z]+(-[a-z]+)*$/.test(name))).toBe(true);
  }
});
