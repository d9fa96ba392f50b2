import { createHash, randomBytes } from 'node:crypto';
import type { RunningServer } from '../../bench/server/running-server.ts';
import { createHttpClient, expectJson } from '../../bench/site/http-client.ts';
import { signIn } from '../../bench/site/owner.ts';
import type { Work } from '../work.ts';
import { attempt, createTally, untilGone } from './attempts.ts';

const concurrency = 3;
const boundary = 'file-of-the-fault-test';
const randomBytesPerFile = 20_000;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** A unique document. Only its first bytes are those of a PDF; the server checks no more. */
const newDocument = (): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(randomBytesPerFile)]);

const multipart = (fileName: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n` +
        'Content-Type: application/pdf\r\n\r\n',
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

/** An owner who uploads files. Every acknowledged file must be served unchanged after the restart. */
export async function createUploadWork(server: RunningServer): Promise<Work> {
  const { client: owner, websites } = await signIn(server);
  const [website] = websites;
  if (website === undefined) throw new Error('There is no demo site.');
  const host = `${website.identifier}.localhost:${server.port}`;
  const visitor = createHttpClient({ port: server.port, host });
  const tally = createTally();
  /** Hashes of the acknowledged files, by path. */
  const uploaded = new Map<string, string>();
  let uploads = 0;

  async function uploadOnce(): Promise<'goOn' | 'gone'> {
    const fileName = `fault-${(uploads += 1)}.pdf`;
    const bytes = newDocument();
    const result = await attempt(
      owner.sendBytes(
        'POST',
        `/api/websites/${website?.id}/assets`,
        `multipart/form-data; boundary=${boundary}`,
        multipart(fileName, bytes),
      ),
    );
    tally.count(result);
    if (result.kind === 'cut') return 'gone';
    if (result.answer.status < 300) {
      const { id } = expectJson(result.answer) as { readonly id: string };
      uploaded.set(`/s/${id}/${fileName}`, hashOf(bytes));
    }
    return 'goOn';
  }

  return {
    run: (onAnswer) => untilGone(concurrency, uploadOnce, onAnswer),
    async problems() {
      const problems: string[] = [];
      for (const [path, hash] of uploaded) {
        const { status, body } = await visitor.get(path);
        if (status !== 200) problems.push(`${path} answers ${status}`);
        else if (hashOf(body) !== hash) problems.push(`${path} is not what was uploaded`);
      }
      return problems;
    },
    counts: tally.counts,
  };
}
