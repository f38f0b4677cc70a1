/** Names of fields that must not be in an address that is passed on. */
const NAME =
	/pass(?:wor[dt]|phrase|code)|passwd|pwd|kennwort|zugangs(?:code|daten)|secret(?!ar)|geheim|token|(?:api|access|private).?key|session.?id(?![a-z])|credential|authori[sz]ation|signature|assertion|verifier/i;

/** Words that are short enough to stand in others by chance (`spin`, `Tank`). */
const SHORT_SECRET_NAMES: ReadonlySet<string> = new Set(['sig', 'pin', 'otp', 'totp', 'tan', 'jwt', 'hmac', 'cvv', 'cvc']);

/** The words of a name as programs write it: `smsOtp`, `sms_otp`, `SMSOtp`. */
const wordsOfName = (name: string) =>
	name
		.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
		.toLowerCase()
		.split(/[^a-z]+/);

/** Whether the value of a parameter or field with this name must not appear in an address. */
export const isSecretName = (name: string): boolean => NAME.test(name) || wordsOfName(name).some((word) => SHORT_SECRET_NAMES.has(word));

/** `code` has many meanings; together with these names it is the code that OAuth 2 exchanges for a token. */
const OAUTH = ['redirect_uri', 'grant_type', 'client_id', 'code_verifier', 'state'];

/** Whether `code` among these names is one of OAuth 2. */
export const hasOAuthCode = (names: readonly string[]): boolean => names.some((name) => OAUTH.includes(name));

/** A self-contained token (RFC 7519), an address with a password, the value of a header, a key in the format of a known vendor, a PEM key. */
const TELLING = [
	/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/,
	/\b[a-z][\w+.-]*:\/\/[^\s/@:]*:[^\s/@]+@/i,
	/\b(?:Bearer|Basic|Digest) [\w+/=.~-]{8,}/,
	/\b(?:[srp]k_(?:live|test)_|gh[oprsu]_|github_pat_|glpat-|xox[a-z]-|AKIA|AIza|ya29\.)[\w-]{8,}/,
	/-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A long random word: 24 characters of base64 with both cases and digits, or 32 hexadecimal digits. */
const isRandom = (word: string) =>
	(/^[\w+/=.~-]{24,}$/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) && (word.match(/\d/g)?.length ?? 0) >= 3 && !/[a-z]{12}/i.test(word)) ||
	/^(?=.*\d)(?=.*[a-f])[\da-f]{32,}$/i.test(word);

/** Whether a text looks like a key or a token, whatever it is called. */
export function isSecretText(text: string): boolean {
	return TELLING.some((pattern) => pattern.test(text)) || (!UUID.test(text) && isRandom(text));
}

/** Whether a text of many words (XML, YAML, a body by hand) holds a key or the name of one. */
export function tellsSecret(text: string): boolean {
	return TELLING.some((pattern) => pattern.test(text)) || text.split(/[^\w+/=.~-]+/).some((word) => isSecretName(word) || isSecretText(word));
}
