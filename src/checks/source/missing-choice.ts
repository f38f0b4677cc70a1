import { localeOf } from '#schema/locale.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { siteFaults as words } from '#words/site-faults.ts';
import type { SiteSources, SourceRule } from './site-sources.ts';

export const missingChoice = {
	id: 'missing-choice',
	// Not for sites from Docusaurus: their navigation bar has the same gaps there.
	run: (sources) => (sources.site.config.docusaurus === undefined ? [...unofferedLanguages(sources), ...unofferedVersions(sources)] : []),
} satisfies SourceRule;

/** A finding if the site has other languages, but nothing in the frame of its pages links to them. */
function unofferedLanguages({ site, lineOf }: SiteSources) {
	const { config, locales } = site;
	const others = locales.filter(({ code }) => code !== localeOf(config));
	const isOffered =
		config.navbar.some(({ type }) => type === 'localeDropdown') ||
		others.some(({ code, to }) => writtenTargets(config).some((target) => target.startsWith(to ?? `/${code}/`)));
	if (others.length === 0 || isOffered) return [];
	const names = others.map(({ label }) => label).join(', ');
	return [{ file: 'site.config.ts', line: lineOf(['locales']), message: words.noLanguageChoice(names), hint: words.choiceHint('localeDropdown') }];
}

/** A finding if the site has other versions, but nothing in the frame of its pages links to them. */
function unofferedVersions({ site, lineOf }: SiteSources) {
	const { config } = site;
	if (config.navbar.some(({ type }) => type === 'docsVersionDropdown')) return [];
	const others = site.versions.filter(
		({ isLast, docs, path }) => !isLast && docs.length > 0 && !writtenTargets(config).some((target) => target.startsWith(path)),
	);
	// If the newest version cannot be read, there is nothing to choose.
	if (others.length === 0 || !site.versions.some(({ isLast, docs }) => isLast && docs.length > 0)) return [];
	const names = others.map(({ label }) => label).join(', ');
	return [{ file: 'site.config.ts', line: lineOf(['navbar']), message: words.noVersionChoice(names), hint: words.choiceHint('docsVersionDropdown') }];
}

/** Addresses that the navigation bar, the footer, the start page and the announcement lead to. */
function writtenTargets({ navbar, footer, home, announcement }: SiteConfig): string[] {
	const targetsIn = (value: unknown): string[] => {
		if (typeof value !== 'object' || value === null) return [];
		const own = 'to' in value && typeof value.to === 'string' ? [value.to] : 'value' in value && typeof value.value === 'string' ? hrefsIn(value.value) : [];
		return [...own, ...Object.values(value).flatMap(targetsIn)];
	};
	return targetsIn([navbar, footer, home, announcement]);
}

const hrefsIn = (html: string): string[] => [...html.matchAll(/\bhref="([^"]*)"/g)].flatMap(([, href]) => href ?? []);
