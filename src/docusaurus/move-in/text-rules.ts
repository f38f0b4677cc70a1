/** A rule of the bundler webpack, as far as it is read. */
interface BundlerRule {
	test?: unknown;
	type?: unknown;
	loader?: unknown;
	use?: unknown;
	resourceQuery?: unknown;
	include?: unknown;
	exclude?: unknown;
	issuer?: unknown;
	oneOf?: unknown;
}

/** Sources of the patterns of the files whose imports are their text, by rules of webpack (`module.rules`). Those that also ask for something else, such as a query or a folder, are left out. */
export const textRules = (rules: readonly unknown[]): string[] =>
	rules.map((rule): BundlerRule => Object(rule)).flatMap((rule) => (isTextRule(rule) ? [rule.test].flat().flatMap(sourceOfPattern) : []));

const isTextRule = ({ type, loader, use, resourceQuery, include, exclude, issuer, oneOf }: BundlerRule): boolean =>
	[resourceQuery, include, exclude, issuer, oneOf].every((asked) => asked === undefined) &&
	(type === 'asset/source' || [loader, use].flat().some((each) => /(?:^|[\\/])raw-loader\b/.test(nameOfLoader(each))));

const nameOfLoader = (loader: unknown): string => String(typeof loader === 'object' && loader !== null && 'loader' in loader ? loader.loader : loader);

/** Settings hold the text of a pattern alone; whether capitals count can be said within it. */
const sourceOfPattern = (test: unknown): string[] => {
	if (!(test instanceof RegExp)) return [];
	return [test.ignoreCase ? `(?i:${test.source})` : test.source];
};
