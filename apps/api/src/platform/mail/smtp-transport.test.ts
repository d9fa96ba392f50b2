import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpTransport } from './smtp-transport.ts';

/** A mail server that takes one mail after the other, or rejects every recipient. */
const mailbox = { envelopes: [] as string[][], mails: [] as string[], rejects: false };

function talk(command: string): string {
  if (command.startsWith('RCPT') && mailbox.rejects) return '550 no such user';
  if (command === 'DATA') return '354 go on';
  return command === 'QUIT' ? '221 bye' : '250 ok';
}

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((socket) => {
    let data: string[] | null = null;
    let envelope: string[] = [];
    socket.on('error', () => {});
    socket.write('220 mail.example\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (data !== null && line !== '.') {
        data.push(line);
        return;
      }
      if (data !== null) {
        mailbox.mails.push(data.join('\n'));
        mailbox.envelopes.push(envelope);
        data = null;
        envelope = [];
        socket.write('250 taken\r\n');
        return;
      }
      if (/^(MAIL|RCPT)/.test(line)) envelope.push(line);
      if (line === 'DATA') data = [];
      socket.write(`${talk(line)}\r\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  Object.assign(mailbox, { envelopes: [], mails: [], rejects: false });
});

const mail = {
  id: 'a'.repeat(24),
  to: 'ada@example.com',
  fromName: 'Tidewater Goods',
  subject: 'Grüße aus dem Laden',
  html: '<p>Hello</p>',
  text: 'Hello',
};

describe('createSmtpTransport', () => {
  it('sends HTML and plain text with the outbox id as Message-ID (NEWS-03)', async () => {
    const transport = createSmtpTransport({ url, from: 'shop@sites.example' });
    await transport.send(mail);
    transport.close();
    expect(mailbox.envelopes).toEqual([
      ['MAIL FROM:<shop@sites.example>', 'RCPT TO:<ada@example.com>'],
    ]);
    const [sent = ''] = mailbox.mails;
    expect(sent).toContain(`Message-ID: <${mail.id}@sites.example>`);
    expect(sent).toContain('Content-Type: text/html');
    expect(sent).toContain('Content-Type: text/plain');
    expect(sent).toMatch(/^Subject: =\?UTF-8\?/m);
  });

  it('adds List-Unsubscribe headers for one-click unsubscription to list mails only (NEWS-02)', async () => {
    const transport = createSmtpTransport({ url, from: 'shop@sites.example' });
    const unsubscribeUrl = `https://shop.example/newsletter/unsubscribe?token=${'a'.repeat(110)}`;
    await transport.send({ ...mail, unsubscribeUrl });
    await transport.send(mail);
    transport.close();
    const [list = '', other = ''] = mailbox.mails.map((sent) => sent.replaceAll(/\n\s+/g, ''));
    expect(list).toMatch(/^List-Unsubscribe: ?<https:\/\/shop\.example\/newsletter\/\S+>$/m);
    expect(list).toContain(`=${'a'.repeat(110)}>`);
    expect(list).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(other).not.toContain('List-Unsubscribe');
  });

  it('marks mails as auto-generated to suppress automatic replies', async () => {
    const transport = createSmtpTransport({ url, from: 'shop@sites.example' });
    await transport.send({ ...mail, replyTo: 'eve@example.org' });
    await transport.send({
      ...mail,
      unsubscribeUrl: 'https://shop.example/newsletter/unsubscribe',
    });
    transport.close();
    expect(mailbox.mails).toHaveLength(2);
    for (const sent of mailbox.mails) {
      expect(sent).toMatch(/^Auto-Submitted: auto-generated$/m);
      expect(sent).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply$/m);
    }
  });

  it('sends to one recipient at most, even if the address contains more', async () => {
    const transport = createSmtpTransport({ url, from: 'shop@sites.example' });
    const to = 'ada@example.com, eve@evil.example\r\nBcc: mallory@evil.example';
    await transport.send({ ...mail, to }).catch(() => {});
    await transport.send({ ...mail, to: 'grace@example.com' });
    transport.close();
    expect(mailbox.mails.join()).not.toMatch(/^Bcc:/m);
    const recipients = mailbox.envelopes.flat().filter((line) => line.startsWith('RCPT'));
    expect(recipients.at(-1)).toBe('RCPT TO:<grace@example.com>');
    expect(recipients.length).toBeLessThanOrEqual(2);
  });

  it('encodes the From name, sets Reply-To and prevents header injection', async () => {
    const transport = createSmtpTransport({ url, from: 'shop@sites.example' });
    const fromName = 'Smith, Jones & Söhne "Ltd" <x>';
    await transport.send({ ...mail, fromName, replyTo: 'eve@example.org' });
    await transport.send({ ...mail, replyTo: 'eve@evil.example\r\nBcc: mallory@evil.example' });
    transport.close();
    const [named = '', hostile = ''] = mailbox.mails.map((sent) => sent.replaceAll(/\n\s+/g, ' '));
    expect(named).toMatch(/^From: =\?UTF-8\?.+\?= <shop@sites\.example>$/m);
    expect(named).toMatch(/^Reply-To: eve@example\.org$/m);
    expect(hostile).toMatch(/^From: Tidewater Goods <shop@sites\.example>$/m);
    expect(hostile).not.toMatch(/^Bcc:/m);
    expect(mailbox.envelopes).toEqual([
      ['MAIL FROM:<shop@sites.example>', 'RCPT TO:<ada@example.com>'],
      ['MAIL FROM:<shop@sites.example>', 'RCPT TO:<ada@example.com>'],
    ]);
  });

  it('throws the error of a server that rejects the recipient', async () => {
    mailbox.rejects = true;
    const transport = createSmtpTransport({ url, from: 'shop@sites.example' });
    await expect(transport.send(mail)).rejects.toThrow('550');
    transport.close();
    expect(mailbox.mails).toEqual([]);
  });

  it('throws ECONNREFUSED when the server is unreachable', async () => {
    const transport = createSmtpTransport({ url: 'smtp://127.0.0.1:1', from: 'a@b.cd' });
    await expect(transport.send(mail)).rejects.toThrow('ECONNREFUSED');
    transport.close();
  });
});
