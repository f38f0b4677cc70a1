import { judgedRedirects } from '#navigation/redirects.ts';
import { redirectFaults as words } from '#words/redirect-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const idleRedirect = {
	id: 'idle-redirect',
	run: ({ site, lineOf, publishedAt }) =>
		judgedRedirects(site).flatMap(({ from, to, fault }, index) => {
			// Redirects that are listed with and without a slash, or that a function of `docusaurus.config` makes for all pages, are no fault.
			const isRepeat = fault?.kind === 'twice' && fault.other.to === to;
			const line = lineOf(['redirects', index, 'from']);
			if (isRepeat || (line === undefined && site.config.docusaurus?.createsRedirects)) return [];
			const standing = fault === undefined ? publishedAt?.(from) : undefined;
			if (standing !== undefined) return [{ file: 'site.config.ts', line, message: words.file(from, standing), hint: words.hints.file }];
			if (fault === undefined) return [];
			const message = 'other' in fault ? words[fault.kind](from, fault.other) : words[fault.kind](from);
			return [{ file: 'site.config.ts', line, message, hint: words.hints[fault.kind] }];
		}),
} satisfies SourceRule;
