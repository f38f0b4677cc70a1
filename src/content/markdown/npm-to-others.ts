import { defineMdastPlugin, type PluginFactoryContext } from 'satteri';

/** Commands of other package managers for those of npm. */
const MANAGERS: Record<string, readonly [RegExp, string][]> = {
	yarn: [
		[/^npm (?:i|install|add) (?:-g|--global) /, 'yarn global add '],
		[/^npm (?:ci|install|i)$/, 'yarn install'],
		[/^npm (?:i|install|add) /, 'yarn add '],
		[/^npm (?:un|uninstall|remove|rm) /, 'yarn remove '],
		[/^npm init (?!-)/, 'yarn create '],
		[/^npm run /, 'yarn '],
		[/^npx /, 'yarn dlx '],
		[/^npm /, 'yarn '],
	],
	pnpm: [
		[/^npm (?:ci|install|i)$/, 'pnpm install'],
		[/^npm (?:i|install|add) /, 'pnpm add '],
		[/^npm (?:un|uninstall|remove|rm) /, 'pnpm remove '],
		[/^npm init (?!-)/, 'pnpm create '],
		[/^npx /, 'pnpm dlx '],
		[/^npm /, 'pnpm '],
	],
	bun: [
		[/^npm (?:ci|install|i)$/, 'bun install'],
		[/^npm (?:i|install|add) /, 'bun add '],
		[/^npm (?:un|uninstall|remove|rm) /, 'bun remove '],
		[/^npm init (?!-)/, 'bun create '],
		[/^npx /, 'bun x '],
		[/^npm /, 'bun '],
	],
};

/** npm commands, translated for another package manager. */
export const inManager = (code: string, manager: string): string =>
	code
		.split('\n')
		.map((line) => {
			const [, indent = '', command = ''] = /^(\s*(?:\$ )?)(.*)$/.exec(line) ?? [];
			const [pattern, words] = MANAGERS[manager]?.find(([known]) => known.test(command)) ?? [];
			if (pattern === undefined || words === undefined) return line;
			const changed = command.replace(pattern, words);
			return indent + (manager === 'yarn' || manager === 'bun' ? changed.replace(/ (?:--save-dev|-D)\b/, ' --dev') : changed);
		})
		.join('\n');

const npmToOthersPlugin = defineMdastPlugin({
	name: 'npm-to-others',
	code(node, context) {
		if (!/(?:^|\s)npm2yarn\b/.test(node.meta ?? '')) return;
		const meta = (node.meta ?? '').replace(/\bnpm2yarn\b/, '').trim();
		const tab = (name: string, value: string) => ({
			type: 'containerDirective' as const,
			name: 'tab',
			attributes: { value: name },
			children: [
				{ type: 'paragraph' as const, data: { directiveLabel: true }, children: [{ type: 'text' as const, value: name }] },
				{ type: 'code' as const, lang: node.lang ?? 'bash', meta, value },
			],
		});
		const tabs = ['npm', ...Object.keys(MANAGERS)].map((name) => tab(name, name === 'npm' ? node.value : inManager(node.value, name)));
		context.replaceNode(node, { type: 'containerDirective', name: 'tabs', attributes: { group: 'npm2yarn' }, children: tabs });
	},
});

/** Shows a block with `npm2yarn` for each package manager, in tabs. */
export const npmToOthers = ({ source }: PluginFactoryContext) => source.includes('npm2yarn') && npmToOthersPlugin;
