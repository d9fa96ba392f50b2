import type { Translation } from '../../translation.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Translation<typeof english> = {
  invalidRequest: 'Ein oder mehrere Felder sind ungültig. Bitte prüfen Sie Ihre Angaben.',
  malformedRequest: 'Die Anfrage konnte nicht gelesen werden.',
  crumbFail: 'Ihre Sitzung hat sich geändert. Bitte versuchen Sie es noch einmal.',
  reservedName: 'Dieser Name ist vergeben. Bitte wählen Sie einen anderen.',
  limitReached: 'Das ist mehr, als erlaubt ist.',
  unknownBlock: 'Diesen Block gibt es auf dieser Seite nicht.',
  loginRequired: 'Anfrage nicht erlaubt',
  wrongCredentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  paymentDeclined: 'Die Zahlung wurde abgelehnt. Bitte verwenden Sie eine andere Karte.',
  authorizationFail: 'Anfrage nicht erlaubt',
  foreignOrigin: 'Diese Anfrage kam nicht von der Website selbst.',
  freshLoginRequired: 'Bitte geben Sie dafür noch einmal Ihr Passwort ein.',
  rightsExceeded: 'Sie können nur über Rollen entscheiden, deren Rechte Sie selbst haben.',
  otherAccountInvited:
    'Diese Einladung ist für {invited}. Bitte melden Sie sich mit dieser Adresse an.',
  notFound: 'Der Inhalt wurde nicht gefunden',
  unknownHost: 'Unter dieser Adresse gibt es keine Website.',
  invitationOver:
    'Diese Einladung wurde benutzt oder zurückgezogen oder ist abgelaufen. Bitte lassen Sie sich eine neue schicken.',
  signUpOver:
    'Dieser Link wurde benutzt oder ist abgelaufen. Bitte erstellen Sie Ihr Konto noch einmal.',
  formNotConfigured: 'Dieses Formular ist noch nicht eingerichtet.',
  methodNotAllowed: 'Diese Adresse nimmt solche Anfragen nicht an.',
  requestTimeout: 'Die Anfrage war zu lange unterwegs.',
  conflict:
    'Jemand anderes hat dies geändert. Bitte laden Sie neu und versuchen Sie es noch einmal.',
  alreadyExists: 'Das gibt es schon.',
  pathReserved:
    '„{path}“ ist für die Website selbst reserviert. Bitte geben Sie dem Inhalt dort eine andere Adresse.',
  pathTaken:
    '„{title}“ verwendet jetzt {path}. Bitte ändern Sie dort den URL-Slug und versuchen Sie es dann erneut.',
  cartPurchased: 'Dieser Warenkorb wurde gekauft. Bitte beginnen Sie einen neuen.',
  cartChanged:
    'Ihr Warenkorb hat sich geändert: Die Summe beträgt jetzt {total}. Bitte prüfen Sie ihn und bestellen Sie noch einmal.',
  outOfStock: 'Davon ist nicht mehr genug auf Lager.',
  idempotencyConflict: 'Diese Bestellung wurde schon mit anderen Angaben abgeschickt.',
  belowMinimum: 'die Zwischensumme Ihrer Bestellung muss mindestens {subtotal} betragen',
  emptyCart: 'Ihr Warenkorb ist leer.',
  cartExpired:
    'Entweder ist Ihre Sitzung abgelaufen oder Cookies sind ausgeschaltet. Wir können nicht mit der Kasse fortfahren.',
  actionNotAllowed: 'Das ist nicht erlaubt.',
  unreadableContent: 'Diese Version des Produkts kann „{title}“ nicht lesen.',
  ownerStays: 'Wem eine Website gehört, der bleibt, bis sie jemand anderem übertragen wird.',
  tooLarge: 'Die Anfrage ist zu groß.',
  addressTooLong: 'Diese Adresse ist zu lang.',
  headersTooLarge:
    'Ihr Browser hat mehr mitgeschickt, als hier angenommen wird. Bitte löschen Sie die Cookies dieser Website.',
  fileTooLarge: 'Die Datei {fileName} ist zu groß. Eine Datei darf höchstens {maxSize} groß sein.',
  unsupportedMediaType: 'Diese Art von Inhalt wird hier nicht angenommen.',
  emptyFile: 'Die Datei {fileName} ist leer.',
  unsupportedFile:
    'Die Datei {fileName} scheint keine unterstützte {fileTypeMessage}Datei zu sein.',
  tooManyPixels: 'Das Bild {fileName} hat {megapixels} Megapixel; das Limit liegt bei {limit}.',
  tooManyFrames: 'Die Animation {fileName} hat {frames} Einzelbilder; das Limit liegt bei {limit}.',
  formKeyInvalid:
    'Es war kein Schlüssel für das Formular zu bekommen. Bitte versuchen Sie es später noch einmal.',
  captchaRequired: 'Bitte lösen Sie vor dem Senden das CAPTCHA.',
  tooManyRequests: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  submissionRateLimited:
    'Das Formular konnte nicht gesendet werden: zu viele Einsendungen. Bitte versuchen Sie es später noch einmal.',
  internalError: 'Interner Fehler des Servers. Bitte versuchen Sie es später noch einmal.',
  unavailable:
    'Dieser Dienst ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  storageFull:
    'Es ist kein Platz mehr, um dies zu speichern. Nichts ging verloren; bitte versuchen Sie es später noch einmal.',
};
