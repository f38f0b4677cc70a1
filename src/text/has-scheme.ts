/** Whether an address begins with a scheme such as `https:`, `mailto:` or `s3:` (RFC 3986, 3.1). */
export const hasScheme = (address: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(address);
