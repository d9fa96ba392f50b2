/** Calls to the server that fail (specification 8, data layer). */
export const connection = {
  unreadable: 'Internal Error: Unable to parse server response from ({url}) as JSON: {message}',
  unauthorized: 'Unauthorized request',
  serverError: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  unableToConnect: 'Unable to connect…',
  overlayTitle: 'Something Went Wrong!',
  overlayReload: 'Reload Page',
  overlayClear: 'Clear',
} as const;
