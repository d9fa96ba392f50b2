import {
  changeAsset,
  createForm,
  deleteAsset,
  listAssets,
  listForms,
  listSubmissions,
  releaseSubmission,
  writeForm,
} from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { conflictError, withRevision } from './fake-revision.ts';
import { idOf } from './sample.ts';
import { pageOf, isDone, type FakeState } from './state.ts';

export function contentHandlers(state: FakeState): HttpHandler[] {
  return [
    answer(listAssets, ({ query }) =>
      pageOf(
        state.assets.filter(
          ({ id, fileName, kind }) =>
            fileName.includes(query.search ?? '') &&
            (query.kind ?? kind) === kind &&
            (query.ids ?? [id]).includes(id),
        ),
        query,
      ),
    ),
    answer(changeAsset, ({ params, body }) => {
      const asset = state.assets.find(({ id }) => id === params.assetId);
      if (asset === undefined) return err('notFound');
      const changed = { ...asset, ...body } as typeof asset;
      state.assets = state.assets.map((other) => (other === asset ? changed : other));
      return changed;
    }),
    answer(deleteAsset, ({ params }) => {
      state.assets = state.assets.filter(({ id }) => id !== params.assetId);
      return isDone;
    }),
    answer(listForms, ({ query }) => pageOf(state.forms.map(withRevision), query)),
    answer(createForm, ({ body }) => {
      const created = { ...body, id: idOf('form', state.forms.length + 1) };
      state.forms = [...state.forms, created];
      return created;
    }),
    answer(writeForm, ({ params, body: { revision, ...body } }) => {
      const stored = state.forms.find(({ id }) => id === params.formId);
      const error = conflictError(revision, stored);
      if (error !== null) return error;
      const updated = { ...body, id: params.formId };
      state.forms = state.forms.map((form) => (form.id === params.formId ? updated : form));
      return withRevision(updated);
    }),
    answer(listSubmissions, ({ query }) =>
      pageOf(
        state.submissions.filter(
          ({ formId, spamReason }) =>
            (query.formId ?? formId) === formId &&
            (query.spam === undefined || (query.spam === 'true') === (spamReason !== null)),
        ),
        query,
      ),
    ),
    answer(releaseSubmission, ({ params }) => {
      state.submissions = state.submissions.map((submission) =>
        submission.id === params.submissionId ? { ...submission, spamReason: null } : submission,
      );
      return isDone;
    }),
  ];
}
