import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { playwrightResults } from './playwright-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'sitewright-report-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a test that fails in a second project is reported as failed, with page snapshot and server output', () => {
  const context = join(folder, 'error-context.md');
  writeFileSync(context, '# Page snapshot\n\n```yaml\n- heading "Log in"\n```\n\n# Test source\n');
  const report = join(folder, 'report.json');
  const passed = { status: 'expected', projectName: 'pglite', results: [{}] };
  const failed = {
    status: 'unexpected',
    projectName: 'nodes',
    results: [
      {
        error: { message: 'not visible' },
        attachments: [
          { name: 'error-context', path: context },
          { name: 'server-output', body: Buffer.from('out of memory').toString('base64') },
        ],
      },
    ],
  };
  const spec = { title: 'the main job', file: 'main-job.e2e.ts', ok: true };
  const suites = [{ title: 'main-job.e2e.ts', specs: [{ ...spec, tests: [passed, failed] }] }];
  writeFileSync(report, JSON.stringify({ suites }));

  const [result] = playwrightResults(report);
  expect(result?.passed).toBe(false);
  expect(result?.reason).toBe('on nodes: not visible\n- heading "Log in"\n\nout of memory');
});

test('a test that passes in one project and is skipped in another is reported as passed', () => {
  const report = join(folder, 'passed.json');
  const tests = [
    { status: 'expected', projectName: 'pglite', results: [{}] },
    { status: 'skipped', projectName: 'nodes', results: [] },
  ];
  const suites = [
    { title: 'a', suites: [{ title: 'b', specs: [{ title: 't', file: 'a', tests }] }] },
  ];
  writeFileSync(report, JSON.stringify({ suites }));
  expect(playwrightResults(report)).toEqual([{ kind: 'e2e', file: 'a', title: 't', passed: true }]);
});
