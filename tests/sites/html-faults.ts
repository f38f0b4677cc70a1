import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
	new StaticConfigLoader({
		root: true,
		extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
		rules: {
			// How the renderer spells what HTML allows in several ways.
			'attr-case': 'off',
			'attribute-boolean-style': 'off',
			'attribute-empty-style': 'off',
			'void-style': 'off',
			// Ids may be anything that HTML allows, not only valid selectors.
			'valid-id': ['error', { relaxed: true }],
			// The bar above a page that loads is no part of it; the native element cannot be drawn like it.
			'prefer-native-element': ['error', { exclude: ['progressbar'] }],
			// Scripts come from the site itself.
			'require-sri': ['error', { target: 'crossorigin' }],
		},
	}),
);

/** The frame of an island is no group with a name; it only disables what no script has brought to life. */
const DISABLES = /astro-island(?::nth-child\(\d+\))? > fieldset$/;

/** The engine puts this before the first island, wherever that stands. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/g;

/** Faults of a page as `rule message (place)`. */
export function htmlFaults(html: string): string[] {
	return validator
		.validateStringSync(html.replace(ISLAND_STYLE, ''))
		.results.flatMap(({ messages }) =>
			messages
				.filter(({ ruleId, selector }) => !(ruleId === 'wcag/h71' && DISABLES.test(selector ?? '')))
				.map(({ ruleId, message, selector, line, column }) => `${ruleId} ${message} (${selector ?? `${line}:${column}`})`),
		);
}
