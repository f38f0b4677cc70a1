import type { NamedText } from '#openapi/request/api-request.ts';

/** A header field as curl and libcurl take it: `Name:` would leave the field out, `Name;` sends it without a value (curl(1), --header). */
export const libcurlField = ({ name, value }: NamedText): string => (value === '' ? `${name};` : `${name}: ${value}`);
