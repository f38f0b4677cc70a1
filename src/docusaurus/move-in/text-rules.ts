/** A rule of the bundler webpack, as far as it is read. */
interface BundlerRule {
	test?: unknown;
	type?: unknown;
	loader?: unknown;
	use?: unknown;
	resourceQuery?: unknown;
}

/** Sources of the patterns of the files whose imports are their text, by rules of webpack (`module.rules`). Those that also ask for a query are left out. */
export const textRules = (rules: readonly unknown[]): string[] =>
	rules.map((rule): BundlerRule => Object(rule)).flatMap((rule) => (isTextRule(rule) ? [rule.test].flat().flatMap(sourceOfPattern) : []));

const isTextRule = ({ type, loader, use, resourceQuery }: BundlerRule): boolean =>
	resourceQuery === undefined && (type === 'asset/source' || [loader, use].flat().some((each) => /(?:^|[\\/])raw-loader\b/.test(nameOfLoader(each))));

const nameOfLoader = (loader: unknown): string => String(typeof loader === 'object' && loader !== null && 'loader' in loader ? loader.loader : loader);

const sourceOfPattern = (test: unknown): string[] => (test instanceof RegExp ? [test.source] : []);
