import type { Translation } from '../../translation.ts';
import type { links as english } from '../en/links.ts';

export const links: Translation<typeof english> = {
  tooLong: 'Ce lien est trop long.',
  notAPhoneNumber:
    'Veuillez saisir un numéro de téléphone d’au moins quatre chiffres, sans espaces.',
  notAMailAddress: 'Les adresses e-mail doivent avoir la forme {email}',
  malformedProtocol: 'Les liens doivent avoir la forme {host} ou {host}',
  protocolNotAllowed: 'Les liens de ce type ne sont pas autorisés.',
  suggestion: 'Vouliez-vous dire {link}\u00a0?',
};
