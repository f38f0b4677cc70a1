/** Name of the one policy (Trusted Types) by which scripts of the site turn text into HTML and addresses into scripts. No other can be made. */
export const TRUSTED_TYPES = 'nonius';
