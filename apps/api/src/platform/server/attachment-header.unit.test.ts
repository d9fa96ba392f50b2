import { expect, it } from 'vitest';
import { attachmentHeader } from './attachment-header.ts';

it.each([
  ['events.ics', 'attachment; filename="events.ics"'],
  ['a b-c.pdf', 'attachment; filename="a b-c.pdf"'],
  ['käse.ics', `attachment; filename="k-se.ics"; filename*=UTF-8''k%C3%A4se.ics`],
  ['祭り.ics', `attachment; filename="-.ics"; filename*=UTF-8''%E7%A5%AD%E3%82%8A.ics`],
  ['"a"\r\nb.pdf', `attachment; filename="-a-b.pdf"; filename*=UTF-8''%22a%22%0D%0Ab.pdf`],
  ["it's (1).pdf", `attachment; filename="it-s -1-.pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
])('encodes the file name %j in Content-Disposition', (name, header) => {
  expect(attachmentHeader(name)).toBe(header);
});
