/// <reference types="vite/client" />
import { CUSTOM_FIELD_TYPES } from '#product/domain/custom-field.ts';
import { withBase } from '#ui/href.ts';
import { type GlossaryTerm, glossaryTerms } from './read-terms.ts';
import './glossary.css';

const TERM_PAGES = import.meta.glob<string>('/docs/terms/*.{md,mdx}', { query: '?raw', import: 'default', eager: true });
const FIELD_TYPES: readonly string[] = CUSTOM_FIELD_TYPES;
const isFieldType = ({ name }: GlossaryTerm) => FIELD_TYPES.includes(name);
const terms = glossaryTerms(TERM_PAGES);

/** The terms of the glossary with their definitions: those of the trade, or the types of fields. */
export function GlossaryTerms({ kind }: { kind: 'terms' | 'types' }) {
	return (
		<dl className="glossary">
			{terms
				.filter((term) => isFieldType(term) === (kind === 'types'))
				.map(({ name, label, short }) => (
					<div key={name}>
						<dt>
							<a href={withBase(import.meta.env.BASE_URL, `/docs/terms/${name}/`)}>{label}</a>
						</dt>
						<dd>{short}</dd>
					</div>
				))}
		</dl>
	);
}
