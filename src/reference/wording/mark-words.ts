import type { Mark } from '#openapi/page/marks.ts';
import { api } from '#words/api.ts';

/** What must be known at a glance, in a word or two. */
export function markWords(mark: Mark): string {
	switch (mark.kind) {
		case 'required':
		case 'present':
		case 'readOnly':
		case 'writeOnly':
			return api[mark.kind];
		case 'deprecated':
			return mark.since === undefined ? api.deprecated : api.deprecatedSince(mark.since);
		case 'since':
			return api.since(mark.version);
		case 'from':
			return api.from(mark.schema);
		case 'label':
			return mark.label;
	}
}
