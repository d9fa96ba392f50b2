import type { Translation } from '../../translation.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Translation<typeof english> = {
  invalidRequest: 'Uno o varios campos no son válidos. Revisa los datos.',
  malformedRequest: 'No se ha podido leer la solicitud.',
  crumbFail: 'Tu sesión ha cambiado. Inténtalo de nuevo.',
  reservedName: 'Este nombre está reservado. Elige otro.',
  limitReached: 'Esto supera el límite permitido.',
  unknownBlock: 'No existe ese bloque en esta página.',
  loginRequired: 'Solicitud no autorizada',
  wrongCredentials: 'La dirección de correo o la contraseña no es correcta.',
  paymentDeclined: 'El pago ha sido rechazado. Usa otra tarjeta.',
  authorizationFail: 'Solicitud no autorizada',
  foreignOrigin: 'Esta solicitud no procede del propio sitio.',
  freshLoginRequired: 'Vuelve a escribir tu contraseña para hacer esto.',
  rightsExceeded: 'Solo puedes decidir sobre roles cuyos permisos tienes tú.',
  otherAccountInvited: 'Esta invitación es para {invited}. Inicia sesión con esa dirección.',
  notFound: 'No se ha encontrado el contenido',
  unknownHost: 'No hay ningún sitio web en esta dirección.',
  invitationOver: 'Esta invitación se ha usado, se ha retirado o ha caducado. Pide una nueva.',
  signUpOver: 'Este enlace se ha usado o ha caducado. Vuelve a crear tu cuenta.',
  formNotConfigured: 'Este formulario aún no está configurado.',
  methodNotAllowed: 'Esta dirección no admite este tipo de solicitud.',
  requestTimeout: 'La solicitud ha tardado demasiado en llegar.',
  conflict: 'Otra persona ha cambiado esto. Recarga e inténtalo de nuevo.',
  alreadyExists: 'Esto ya existe.',
  pathReserved: '{path} está reservada para el propio sitio. Da otra dirección a lo que hay allí.',
  pathTaken: '«{title}» usa ahora {path}. Cambia su slug de URL y vuelve a intentarlo.',
  cartPurchased: 'Este carrito ya se ha comprado. Empieza uno nuevo.',
  cartChanged:
    'Tu carrito ha cambiado: el total es ahora {total}. Revísalo y vuelve a hacer el pedido.',
  outOfStock: 'No quedan suficientes existencias.',
  idempotencyConflict: 'Este pedido ya se ha enviado con otros datos.',
  belowMinimum: 'el subtotal de tu pedido debe ser de {subtotal} o más',
  emptyCart: 'Tu carrito está vacío.',
  cartExpired:
    'Tu sesión ha caducado o las cookies están desactivadas. No podemos continuar con la compra.',
  actionNotAllowed: 'Esta acción no está permitida.',
  unreadableContent: 'Esta versión del producto no puede leer «{title}».',
  ownerStays:
    'Quien es propietario de un sitio web lo sigue siendo hasta que el sitio se transfiere a otra persona.',
  tooLarge: 'La solicitud es demasiado grande.',
  addressTooLong: 'Esta dirección es demasiado larga.',
  headersTooLarge:
    'Tu navegador ha enviado más datos de los que se aceptan aquí. Borra las cookies de este sitio.',
  fileTooLarge: 'El archivo {fileName} es demasiado grande. El tamaño máximo es de {maxSize}.',
  unsupportedMediaType: 'Aquí no se acepta este tipo de contenido.',
  emptyFile: 'El archivo {fileName} está vacío.',
  unsupportedFile: 'El archivo {fileName} no parece ser un archivo {fileTypeMessage}compatible.',
  tooManyPixels: 'La imagen {fileName} tiene {megapixels} megapíxeles; el límite es {limit}.',
  tooManyFrames: 'La animación {fileName} tiene {frames} fotogramas; el límite es {limit}.',
  formKeyInvalid:
    'No se ha podido obtener la clave de envío del formulario. Inténtalo de nuevo más tarde.',
  captchaRequired: 'Completa el CAPTCHA antes de enviar.',
  tooManyRequests: 'Demasiadas solicitudes. Inténtalo de nuevo más tarde.',
  submissionRateLimited:
    'No se ha podido enviar el formulario: demasiados envíos. Inténtalo de nuevo más tarde.',
  internalError: 'Error interno del servidor. Inténtalo de nuevo más tarde.',
  unavailable: 'Este servicio no está disponible en este momento. Inténtalo de nuevo más tarde.',
  storageFull:
    'No queda espacio para guardar esto. No se ha perdido nada; inténtalo de nuevo más tarde.',
};
