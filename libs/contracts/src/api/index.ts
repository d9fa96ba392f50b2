export {
  currentAccount,
  signUp,
  confirmSignUp,
  login,
  logout,
  readAccount,
  confirmPassword,
} from './accounts.ts';
export { listAssets, uploadAsset, changeAsset, deleteAsset, type UploadedAsset } from './assets.ts';
export {
  readCart,
  addCartEntry,
  changeCartEntry,
  removeCartEntry,
  postCart,
  chooseShipping,
  gotoCheckout,
} from './cart.ts';
export {
  hitData,
  recordButtonClick,
  recordButtonRender,
  recordFormRender,
  recordOverlay,
  recordQuickView,
  trackLanding,
  type HitData,
} from './census.ts';
export {
  checkoutBody,
  placeOrder,
  postCheckout,
  returnFromPayment,
  readSecondStep,
  answerSecondStep,
  listOrders,
  readOrder,
  fulfilOrder,
  type CheckoutBody,
} from './checkout.ts';
export {
  collection,
  storedItem,
  listCollections,
  listItems,
  createItem,
  readItem,
  writeItem,
  deleteItem,
  type Collection,
  type StoredItem,
} from './collections.ts';
export {
  listContributors,
  changeContributor,
  removeContributor,
  leaveWebsite,
  transferWebsite,
  listInvitations,
  inviteContributor,
  resendInvitation,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
} from './contributors.ts';
export {
  defineEndpoint,
  type HttpMethod,
  type Endpoint,
  type EndpointParams,
  type EndpointQuery,
  type EndpointBody,
  type EndpointResponse,
} from './define-endpoint.ts';
export {
  captchaChallenge,
  captchaProof,
  createCaptchaChallenge,
  createSubmissionKey,
  formTrapName,
  submissionPayload,
  saveSubmission,
  postForm,
  listForms,
  createForm,
  writeForm,
  listSubmissions,
  releaseSubmission,
  type CaptchaChallenge,
  type CaptchaProof,
  type SubmissionPayload,
} from './forms.ts';
export {
  recordEvent,
  trackEvent,
  recordJavascriptErrors,
  recordTrace,
  readPerformanceSettings,
  performanceRecords,
  recordPerformance,
} from './events.ts';
export { outboxMail, listMail, type OutboxMail } from './mail.ts';
export { unsubscribe } from './newsletter.ts';
export {
  pageParams,
  listPages,
  createPage,
  readPage,
  changePage,
  readPageCode,
  writePageCode,
  deletePage,
  listDeletedPages,
  restorePage,
  readDocument,
  applyOperations,
} from './pages.ts';
export { changePayments, listPayments, type StorePayment } from './payments.ts';
export { pageQuery, paged, websiteParams, done } from './paging.ts';
export { listPendingChanges, publish, listReleases, restoreRelease } from './releases.ts';
export { readBlockData } from './block-data.ts';
export {
  readViewer,
  giveConsent,
  readConsentStyle,
  recordHit,
  renderWidget,
  unlockPage,
} from './visitor.ts';
export {
  listWebsites,
  createWebsite,
  readWebsite,
  changeWebsite,
  readStyles,
  writeStyles,
  readNavigation,
  writeNavigation,
  readHeaderFooter,
  writeHeaderFooter,
  readOverlays,
  writeOverlays,
  readBusiness,
  writeBusiness,
} from './websites.ts';
