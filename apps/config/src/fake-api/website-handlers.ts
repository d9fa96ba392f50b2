import {
  changeWebsite,
  createWebsite,
  listMail,
  listPendingChanges,
  listReleases,
  listWebsites,
  publish,
  readBusiness,
  readHeaderFooter,
  readNavigation,
  readStyles,
  readWebsite,
  restoreRelease,
  writeBusiness,
  writeHeaderFooter,
  writeNavigation,
  writeStyles,
} from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { Release } from '@sitewright/contracts/entities';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { fakeRevision, conflictError, withRevision } from './fake-revision.ts';
import { idOf, sampleWebsite } from './sample.ts';
import { pageOf, type FakeState } from './state.ts';

export function websiteHandlers(state: FakeState): HttpHandler[] {
  const find = (id: string) => state.websites.find((website) => website.id === id);

  function release(restoredFrom: number | null): Release {
    const number = state.releases.length + 1;
    state.releases = state.releases.map((older) => ({ ...older, isLive: false }));
    const created: Release = {
      id: idOf('release', number),
      number,
      createdAt: '2026-11-20T10:00:00.000Z',
      author: 'Olive Owner',
      changes: [{ kind: 'page', title: 'Home' }],
      isLive: true,
      restoredFrom,
      previewUrl: `http://harbour-cafe.localhost:4000/?release=${number}`,
    };
    state.releases = [created, ...state.releases];
    state.hasChanges = false;
    return created;
  }

  const headerFooter = () => ({
    data: state.headerFooter,
    revisions: {
      header: fakeRevision(state.headerFooter.header),
      footer: fakeRevision(state.headerFooter.footer),
    },
  });

  return [
    answer(listWebsites, ({ query }) => pageOf(state.websites, query)),
    answer(createWebsite, ({ body }) => {
      if (state.websites.some(({ identifier }) => identifier === body.identifier)) {
        return err('alreadyExists');
      }
      const id = idOf('website', state.websites.length + 1);
      const newWebsite = { ...sampleWebsite, ...body, id };
      state.websites = [...state.websites, newWebsite];
      return newWebsite;
    }),
    answer(readWebsite, ({ params }) => {
      const website = find(params.websiteId);
      if (website === undefined) return err('notFound');
      if (!state.membership.permissions.includes('config.access')) return err('authorizationFail');
      return {
        ...website,
        description: '',
        membership: { websiteId: website.id, ...state.membership },
        editUrl: `${website.baseUrl}/?edit=token`,
        features: state.features,
      };
    }),
    answer(changeWebsite, ({ params, body }) => {
      const website = find(params.websiteId);
      if (website === undefined) return err('notFound');
      const {
        title = website.title,
        locale = website.locale,
        currency = website.currency,
        timeZone = website.timeZone,
        noIndex = website.noIndex,
        shortEmailEndings = website.shortEmailEndings,
        runsCode = website.runsCode,
        blogUrlFormat = website.blogUrlFormat,
        measurementStandard = website.measurementStandard,
      } = body;
      const changed = {
        ...website,
        title,
        locale,
        currency,
        timeZone,
        noIndex,
        runsCode,
        blogUrlFormat,
        shortEmailEndings,
        measurementStandard,
      };
      state.websites = state.websites.map((other) => (other.id === website.id ? changed : other));
      return changed;
    }),
    answer(readStyles, () => withRevision(state.styles)),
    answer(
      writeStyles,
      ({ body: { revision, ...styles } }) =>
        conflictError(revision, state.styles) ?? withRevision((state.styles = styles)),
    ),
    answer(readNavigation, () => withRevision(state.navigation)),
    answer(
      writeNavigation,
      ({ body: { revision, ...navigation } }) =>
        conflictError(revision, state.navigation) ?? withRevision((state.navigation = navigation)),
    ),
    answer(readHeaderFooter, () => headerFooter()),
    answer(writeHeaderFooter, async ({ body: { header, footer, revisions } }) => {
      await state.beforeFooterWrite();
      const { headerFooter: stored } = state;
      const error =
        (header && conflictError(revisions?.header, stored.header)) ??
        (footer && conflictError(revisions?.footer, stored.footer));
      if (error) return error;
      state.headerFooter = { header: header ?? stored.header, footer: footer ?? stored.footer };
      return headerFooter();
    }),
    answer(readBusiness, () => withRevision(state.business)),
    answer(
      writeBusiness,
      ({ body: { revision, ...business } }) =>
        conflictError(revision, state.business) ?? withRevision((state.business = business)),
    ),
    answer(listMail, ({ query }) => pageOf(state.mail, query)),
    answer(listReleases, ({ query }) => pageOf(state.releases, query)),
    answer(listPendingChanges, () => ({
      rows: state.hasChanges ? state.changes : [],
    })),
    answer(publish, () => release(null)),
    answer(restoreRelease, ({ params }) => {
      const source = state.releases.find(({ id }) => id === params.releaseId);
      return source === undefined
        ? err('notFound')
        : { ...release(source.number), moved: state.movedByRestore };
    }),
  ];
}
