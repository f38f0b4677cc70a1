import { join } from 'node:path';
import { type SiteConfig, siteConfigSchema } from '#schema/site-config.ts';
import { importFresh } from './import-fresh.ts';

/** Placeholders for required settings. */
const NAMELESS = { title: '–', tagline: '–', url: 'https://example.com', copyright: { year: 2000, holder: '–' } };

/** The usable part of a faulty `site.config.ts`: its settings without invalid ones. Only used to find the texts. */
export async function usableConfig(home: string): Promise<SiteConfig> {
	const written = await importSettings(join(home, 'site.config.ts'));
	const result = siteConfigSchema.safeParse({ ...NAMELESS, ...written });
	if (result.success) return result.data;
	const faulty = new Set(result.error.issues.flatMap(({ path, ...issue }) => (path.length > 0 ? [path[0]] : 'keys' in issue ? issue.keys : [])));
	const fitting = Object.fromEntries(Object.entries(written).filter(([key]) => !faulty.has(key)));
	return siteConfigSchema.safeParse({ ...NAMELESS, ...fitting }).data ?? siteConfigSchema.parse(NAMELESS);
}

/** The object that the file exports; an empty one when it does not load. */
async function importSettings(file: string): Promise<object> {
	try {
		const { default: settings } = await importFresh(file);
		return typeof settings === 'object' && settings !== null ? settings : {};
	} catch {
		return {};
	}
}
