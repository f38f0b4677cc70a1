import { join } from 'node:path';
import { localeOf, localesOf } from '#schema/locale.ts';
import type { SiteConfig } from '#schema/site-config.ts';
import { shimCode } from '../shims/shims.ts';
import { RUNTIME } from './compile-page.ts';
import { LOCALE_ID } from './module-ids.ts';
import { DOCUSAURUS_ROOM, runtimeCode } from './runtime-code.ts';

/** Whether there is a stand-in for a module of Docusaurus. */
export const isShimmed = (name: string): boolean =>
	name.startsWith(RUNTIME) || name.startsWith('@generated/') || name.endsWith('/MDXComponents') || shimCode(name, '') !== undefined;

/** The code of the stand-in for a module of Docusaurus. */
export function shimModule(name: string, { site, config }: { site: string; config: SiteConfig }): string {
	const runtime = runtimeCode(name, site);
	if (runtime !== undefined) return runtime;
	if (name === '@generated/codeTranslations') return `export { translations as default } from ${JSON.stringify(LOCALE_ID)};`;
	if (name === '@generated/docusaurus.config') return `export default ${JSON.stringify(config.docusaurus?.siteConfig ?? {})};`;
	if (/^@theme(?:-original|-init)?\/MDXComponents$/.test(name))
		return `export { components as default } from ${JSON.stringify(join(DOCUSAURUS_ROOM, 'shims/components.ts'))};`;
	return shimCode(name, join(DOCUSAURUS_ROOM, 'shims')) ?? 'export default undefined;';
}

/** Data about the language of the build, for components. */
export function localeModule(config: SiteConfig): string {
	const values = { locale: localeOf(config), locales: localesOf(config).map(({ code }) => code), translations: config.docusaurus?.translations ?? {} };
	return Object.entries(values)
		.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
		.join('\n');
}
