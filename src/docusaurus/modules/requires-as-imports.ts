/** Files that `require` may mean when only the beginning and the end of their name are written. */
export type FindModules = (beginning: string, end: string) => readonly string[];

/**
 * `require('./a.png').default` as an import, which is what the bundler reads; where a part of the name is known only later, imports of all files that it may be.
 * Modules that are written for `require` throughout stay as they are.
 */
export function requiresAsImports(code: string, findModules: FindModules = () => []): string {
	if (!code.includes('require(') || /\bmodule\.exports\b/.test(code)) return code;
	const names = new Map<string, string>();
	const nameOf = (specifier: string) => {
		const name = names.get(specifier) ?? `__required${names.size}`;
		names.set(specifier, name);
		return name;
	};
	const body = code
		.replace(/(?<![\w$.])require\(\s*(['"`])([^'"`$]+)\1\s*\)/g, (_, _quote, specifier: string) => nameOf(specifier))
		.replace(/(?<![\w$.])require\(\s*(`[^`$]*\$\{[^`]*\}[^`}]*`)\s*\)/g, (all, template: string) => {
			const found = findModules(template.slice(1, template.indexOf('${')), template.slice(template.lastIndexOf('}') + 1, -1));
			return found.length === 0 ? all : `__pick({ ${found.map((specifier) => `${JSON.stringify(specifier)}: ${nameOf(specifier)}`).join(', ')} }, ${template})`;
		});
	const pick = body.includes('__pick(')
		? `function __pick(modules, name) {\n\tif (!(name in modules)) throw new Error(\`Cannot find module '\${name}'\`);\n\treturn modules[name];\n}\n`
		: '';
	return [...names].map(([specifier, name]) => `import * as ${name} from ${JSON.stringify(specifier)};\n`).join('') + pick + body;
}
