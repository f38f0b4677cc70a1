import * as z from 'zod/mini';
import { frontMatterOf } from '../front-matter.ts';

/** A page of the glossary as the index shows it. */
export interface GlossaryTerm {
	/** Name of the file, last part of the address. */
	name: string;
	/** Its name in places that already say that it is a term, such as the sidebar. Its title says so itself if the manual has a page of the same name. */
	label: string;
	/** The definition that stands on cards. */
	short: string;
}

const termHeadSchema = z.looseObject({ title: z.string(), sidebar_label: z.optional(z.string()), term: z.looseObject({ short: z.string() }) });

/** Reads label and definition from the heads of the pages, by file, in the order of the alphabet. Throws for a page without them. */
export function glossaryTerms(pages: Readonly<Record<string, string>>): GlossaryTerm[] {
	return Object.entries(pages)
		.map(([file, text]) => {
			const { title, sidebar_label: label = title, term } = termHeadSchema.parse(frontMatterOf(text));
			return { name: file.replace(/^.*\/|\.mdx?$/g, ''), label, short: term.short };
		})
		.sort((a, b) => a.label.localeCompare(b.label, 'de'));
}
