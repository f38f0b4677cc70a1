import type { SiteConfigInput } from '#schema/site-config.ts';

/** The text of `site.config.ts`. */
export function configText(config: SiteConfigInput): string {
	return `import { defineSite } from 'nonius/site';\n\nexport default defineSite(${valueCode(config, 0)});\n`;
}

/** A value as code. What is not set is left out. */
function valueCode(value: unknown, depth: number): string {
	const inside = '\t'.repeat(depth + 1);
	const end = '\t'.repeat(depth);
	if (Array.isArray(value)) {
		if (value.every((entry) => typeof entry !== 'object')) return `[${value.map((entry) => valueCode(entry, 0)).join(', ')}]`;
		return `[\n${value.map((entry) => `${inside}${valueCode(entry, depth + 1)},\n`).join('')}${end}]`;
	}
	if (typeof value === 'object' && value !== null) {
		const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
		if (entries.length === 0) return '{}';
		return `{\n${entries.map(([key, inner]) => `${inside}${/^[A-Za-z_$][\w$]*$/.test(key) ? key : codeString(key)}: ${valueCode(inner, depth + 1)},\n`).join('')}${end}}`;
	}
	return typeof value === 'string' ? codeString(value) : String(value);
}

const codeString = (text: string) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
