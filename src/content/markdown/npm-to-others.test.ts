import { expect, test } from 'vitest';
import { inManager } from './npm-to-others.ts';

test.each([
	['npm install', 'yarn install', 'pnpm install', 'bun install'],
	['npm install a b', 'yarn add a b', 'pnpm add a b', 'bun add a b'],
	['npm install --save-dev a', 'yarn add --dev a', 'pnpm add --save-dev a', 'bun add --dev a'],
	['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
	['npm run build -- x', 'yarn build -- x', 'pnpm run build -- x', 'bun run build -- x'],
	['npx tool init', 'yarn dlx tool init', 'pnpm dlx tool init', 'bun x tool init'],
	['cd a\n  $ npm start', 'cd a\n  $ yarn start', 'cd a\n  $ pnpm start', 'cd a\n  $ bun start'],
])('%s', (npm, ...others) => {
	expect(['yarn', 'pnpm', 'bun'].map((manager) => inManager(npm, manager))).toEqual(others);
});
