/** Errors stop the build; warnings stop it only in a strict site. */
export type Severity = 'error' | 'warning';

/**
 * Every rule that a problem can name, with how much it matters. An id is `<fault>-<thing>` (`broken-link`) or the thing that is at fault
 * (`front-matter`); what concerns the API description begins with `api-`, the atlas of fields with `atlas-`.
 * What a rule is about, why and how to mend it stands in the registry (`src/checks/registry.ts`), which does not compile without a rule of this list.
 */
export const SEVERITIES = {
	// Files of the site that cannot be read or do not fit.
	'unreadable-file': 'error',
	'site-config': 'error',
	sidebars: 'error',
	'category-file': 'error',
	versions: 'error',
	'front-matter': 'error',
	'without-effect': 'warning',
	authors: 'error',
	tags: 'error',
	'field-atlas': 'error',
	'help-list': 'error',
	'check-lists': 'error',
	'api-history': 'error',
	'api-recipes': 'error',
	'api-samples': 'error',
	'api-sandbox': 'error',

	// Parts of a site that do not go together.
	'post-date': 'error',
	'unknown-author': 'error',
	'unknown-tag': 'error',
	'sidebar-doc': 'error',
	'navbar-item': 'error',
	'unknown-name': 'error',
	'duplicate-route': 'warning',
	'duplicate-doc-id': 'error',
	'duplicate-term': 'error',
	'duplicate-help-id': 'error',
	'new-help-id': 'warning',
	'missing-help-id': 'error',
	'broken-help-redirect': 'error',
	'term-api': 'error',
	'atlas-unknown': 'error',
	'atlas-duplicate': 'error',
	'atlas-excuse': 'warning',
	'atlas-unmapped': 'warning',

	// The API description.
	'api-file': 'error',
	'api-syntax': 'error',
	'api-version': 'error',
	'api-schema': 'warning',
	'api-reading': 'warning',
	'api-duplicate-key': 'warning',
	'api-upgrade': 'warning',
	'api-reference': 'warning',
	'api-reference-circle': 'warning',
	'api-remote-reference': 'warning',
	'api-path-parameter': 'warning',
	'api-security': 'warning',
	'api-operation-id': 'warning',
	'api-oversized': 'warning',
	'api-more': 'warning',
	'api-pull': 'error',

	// Markdown.
	'mdx-only': 'error',
	'page-syntax': 'error',
	rendering: 'error',
	'missing-import': 'warning',
	'failed-component': 'warning',
	'unknown-directive': 'error',
	'unknown-box': 'warning',
	'undrawn-diagram': 'warning',
	'unknown-status': 'error',
	'unknown-field': 'error',

	// Finished pages.
	'broken-link': 'error',
	'wrong-base': 'error',
	'broken-markdown-link': 'warning',
	'broken-anchor': 'warning',
	'broken-help-target': 'error',
	'broken-search-words': 'warning',
	'missing-image': 'warning',
	'image-alt': 'warning',
	'figure-caption': 'warning',
	'figure-name': 'warning',
	'figure-text': 'warning',
	'page-language': 'warning',
	'page-title': 'warning',
	'duplicate-title': 'warning',
	'page-heading': 'warning',
	'page-text': 'warning',
	'duplicate-anchor': 'warning',
	sitemap: 'warning',
	'missing-style': 'warning',
	'foreign-style': 'warning',
	'blocked-script': 'warning',

	// Texts.
	'wrong-term': 'warning',
	'foreign-word': 'warning',
	tone: 'warning',
	spelling: 'warning',
	'word-list': 'warning',
	typography: 'warning',
	'unknown-label': 'warning',
	'quoted-label': 'warning',
	'missing-control': 'warning',
	'wrong-role': 'warning',
	'missing-role': 'warning',
	'unknown-code': 'warning',
	'message-text': 'warning',
	'unknown-sample': 'warning',
	'wrong-sample': 'warning',
	'wrong-fact': 'warning',
	'task-steps': 'warning',
	'task-result': 'warning',
	'task-step': 'warning',
	'task-end': 'warning',
	'too-many-boxes': 'warning',
	'repeated-heading': 'warning',
	'duplicate-paragraph': 'warning',
	'repeated-phrase': 'warning',
	'promised-address': 'error',
	'unused-exception': 'warning',

	// Commands.
	environment: 'error',
	machine: 'error',
	arguments: 'error',
	'out-dir': 'error',
	'docs-version': 'error',
} as const satisfies Record<string, Severity>;

export type RuleId = keyof typeof SEVERITIES;

export const RULE_IDS = Object.keys(SEVERITIES) as RuleId[];
