/** The first statements of every session of both databases, so that values print alike (see `valueParsers`). */
export const sessionSettings = `
  set timezone = 'UTC';
  set datestyle = 'ISO, YMD';
  set intervalstyle = 'iso_8601';
  set bytea_output = 'hex';
  set extra_float_digits = 1;
`;
