import type { Translation } from '../../translation.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Translation<typeof english> = {
  invalidRequest: 'Un ou plusieurs champs ne sont pas valides. Veuillez vérifier vos saisies.',
  malformedRequest: 'La demande n’a pas pu être lue.',
  crumbFail: 'Votre session a changé. Veuillez réessayer.',
  reservedName: 'Ce nom est réservé. Veuillez en choisir un autre.',
  limitReached: 'Cela dépasse la limite autorisée.',
  unknownBlock: 'Ce bloc n’existe pas sur cette page.',
  loginRequired: 'Demande non autorisée',
  wrongCredentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
  paymentDeclined: 'Le paiement a été refusé. Veuillez utiliser une autre carte.',
  authorizationFail: 'Demande non autorisée',
  foreignOrigin: 'Cette demande ne vient pas du site lui-même.',
  freshLoginRequired: 'Veuillez saisir de nouveau votre mot de passe pour continuer.',
  rightsExceeded: 'Vous ne pouvez décider que des rôles dont vous avez vous-même les droits.',
  otherAccountInvited:
    'Cette invitation est destinée à {invited}. Veuillez vous connecter avec cette adresse.',
  notFound: 'Contenu introuvable',
  unknownHost: 'Il n’y a pas de site à cette adresse.',
  invitationOver:
    'Cette invitation a été utilisée ou retirée, ou elle a expiré. Veuillez en demander une autre.',
  signUpOver: 'Ce lien a été utilisé ou a expiré. Veuillez créer votre compte à nouveau.',
  formNotConfigured: 'Ce formulaire n’est pas encore configuré.',
  methodNotAllowed: 'Cette adresse n’accepte pas ce type de demande.',
  requestTimeout: 'La demande a mis trop de temps à arriver.',
  conflict: 'Quelqu’un d’autre a fait une modification. Veuillez recharger et réessayer.',
  alreadyExists: 'Cela existe déjà.',
  pathReserved:
    '{path} est réservée au site lui-même. Veuillez donner une autre adresse à ce qui s’y trouve.',
  pathTaken:
    '«\u00a0{title}\u00a0» utilise désormais {path}. Veuillez modifier son slug d’URL, puis réessayer.',
  cartPurchased: 'Ce panier a été acheté. Veuillez en commencer un autre.',
  cartChanged:
    'Votre panier a changé\u00a0: le total est maintenant de {total}. Veuillez le vérifier et commander de nouveau.',
  outOfStock: 'Il n’en reste pas assez en stock.',
  idempotencyConflict: 'Cette commande a déjà été envoyée avec d’autres informations.',
  belowMinimum: 'le sous-total de votre commande doit être d’au moins {subtotal}',
  emptyCart: 'Votre panier est vide.',
  cartExpired:
    'Votre session a expiré ou les cookies sont désactivés. Nous ne pouvons pas passer au paiement.',
  actionNotAllowed: 'Cette action n’est pas autorisée.',
  unreadableContent: 'Cette version du produit ne peut pas lire «\u00a0{title}\u00a0».',
  ownerStays:
    'Le propriétaire d’un site le reste jusqu’à ce que le site soit transféré à quelqu’un d’autre.',
  tooLarge: 'La demande est trop volumineuse.',
  addressTooLong: 'Cette adresse est trop longue.',
  headersTooLarge:
    'Votre navigateur a envoyé plus de données que ce site n’en accepte. Veuillez effacer les cookies de ce site.',
  fileTooLarge: 'Le fichier {fileName} est trop volumineux. La taille maximale est de {maxSize}.',
  unsupportedMediaType: 'Ce type de contenu n’est pas accepté ici.',
  emptyFile: 'Le fichier {fileName} est vide.',
  unsupportedFile:
    'Le fichier {fileName} ne semble pas être un fichier {fileTypeMessage}pris en charge.',
  tooManyPixels:
    'L’image {fileName} compte {megapixels} mégapixels\u00a0; la limite est de {limit}.',
  tooManyFrames: 'L’animation {fileName} compte {frames} images\u00a0; la limite est de {limit}.',
  formKeyInvalid:
    'Impossible d’obtenir une clé d’envoi du formulaire. Veuillez réessayer plus tard.',
  captchaRequired: 'Veuillez remplir le CAPTCHA avant l’envoi.',
  tooManyRequests: 'Trop de demandes. Veuillez réessayer plus tard.',
  submissionRateLimited:
    'Impossible d’envoyer le formulaire\u00a0: trop d’envois. Veuillez réessayer plus tard.',
  internalError: 'Erreur interne du serveur. Veuillez réessayer plus tard.',
  unavailable: 'Ce service est momentanément indisponible. Veuillez réessayer plus tard.',
  storageFull:
    'Il n’y a plus de place pour enregistrer. Rien n’a été perdu\u00a0; veuillez réessayer plus tard.',
};
