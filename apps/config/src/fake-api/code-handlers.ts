import { readPageCode, writePageCode } from '@sitewright/contracts/api';
import type { PageCode } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { fakeRevision, conflictError } from './fake-revision.ts';
import type { FakeState } from './state.ts';

const noCode: PageCode = { head: '', foot: '' };

/** The response to a read. It only lists the hosts of scripts: enough for a screen that lists third-party hosts. */
const responseOf = (code: PageCode) => {
  const scripts = [...`${code.head}${code.foot}`.matchAll(/<script src="(https:\/\/[^/"]+)/g)];
  const hosts = { scripts: scripts.map(([, host = '']) => host) };
  return {
    ...code,
    revision: fakeRevision(code),
    hosts: { ...hosts, styles: [], frames: [], connections: [] },
  };
};

export function codeHandlers(state: FakeState): HttpHandler[] {
  const codeOf = (pageId: string) => state.codes.get(pageId) ?? noCode;
  return [
    answer(readPageCode, ({ params }) => responseOf(codeOf(params.pageId))),
    answer(writePageCode, ({ params, body: { revision, ...code } }) => {
      if (!state.isLoginFresh) return err('freshLoginRequired');
      const line = code.head.split('\n').findIndex((text) => text.includes('<title>'));
      if (line !== -1) {
        const head = `Line ${line + 1}: <title> cannot stand here.`;
        return err('invalidRequest', { errors: { head } });
      }
      const conflict = conflictError(revision, codeOf(params.pageId));
      if (conflict !== null) return conflict;
      state.codes.set(params.pageId, code);
      state.hasChanges = true;
      return responseOf(code);
    }),
  ];
}
