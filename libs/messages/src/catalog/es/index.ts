/*
 * The terms of the Spanish texts:
 *   cart: carrito
 *   checkout: finalizar la compra
 *   order: pedido
 *   member: miembro
 *   gallery: galería
 *   form, submission: formulario, envío
 *   site, page: sitio, página
 *   shipping: envío
 * Readers are addressed with tú; quotation marks are «…».
 */
export { blocks } from './blocks.ts';
export { cart } from './cart.ts';
export { chart } from './chart.ts';
export { checkout } from './checkout.ts';
export { connection } from './connection.ts';
export { cookies } from './cookies.ts';
export { dialogs } from './dialogs.ts';
export { editor } from './editor.ts';
export { errors } from './errors.ts';
export { files } from './files.ts';
export { forms } from './forms.ts';
export { gallery } from './gallery.ts';
export { general } from './general.ts';
export { images } from './images.ts';
export { issues } from './issues.ts';
export { lightbox } from './lightbox.ts';
export { likert } from './likert.ts';
export { links } from './links.ts';
export { lists } from './lists.ts';
export { maps } from './maps.ts';
export { money } from './money.ts';
export { overlays } from './overlays.ts';
export { page } from './page.ts';
export { product } from './product.ts';
export { reviews } from './reviews.ts';
export { session } from './session.ts';
export { tags } from './tags.ts';
export { tracking } from './tracking.ts';
export { validation } from './validation.ts';
export { video } from './video.ts';
export { visitor } from './visitor.ts';
export { workflow } from './workflow.ts';
