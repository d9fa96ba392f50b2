/** Form fields, validation and the submission life cycle, the same in the browser and on the server. */
export const formRuntime = Object.freeze({ name: 'form-runtime' });
