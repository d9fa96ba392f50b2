import type { Translation } from '../../translation.ts';
import type { links as english } from '../en/links.ts';

export const links: Translation<typeof english> = {
  tooLong: 'Dieser Link ist zu lang.',
  notAPhoneNumber:
    'Bitte geben Sie eine Telefonnummer aus mindestens vier Ziffern ohne Leerzeichen ein.',
  notAMailAddress: 'E-Mail-Adressen müssen aussehen wie {email}',
  malformedProtocol: 'Links müssen aussehen wie {host} oder {host}',
  protocolNotAllowed: 'Links dieser Art sind nicht erlaubt.',
  suggestion: 'Meinten Sie {link}?',
};
