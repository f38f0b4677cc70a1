/** `require('./a.png').default` as an import, which is what the bundler reads. Modules that are written for `require` throughout stay as they are. */
export function requiresAsImports(code: string): string {
	if (!code.includes('require(') || /\bmodule\.exports\b/.test(code)) return code;
	const names = new Map<string, string>();
	const body = code.replace(/(?<![\w$.])require\(\s*(['"`])([^'"`$]+)\1\s*\)/g, (_, _quote, specifier: string) => {
		const name = names.get(specifier) ?? `__required${names.size}`;
		names.set(specifier, name);
		return name;
	});
	return [...names].map(([specifier, name]) => `import * as ${name} from ${JSON.stringify(specifier)};\n`).join('') + body;
}
