import { expect, test } from 'vitest';
import { commandsOfScripts, withPackageCommands } from './command-names.ts';

const commands = commandsOfScripts({ pdf: 'node commands/nonius.ts pdf', 'api:pull': 'node commands/nonius.ts api-pull', samples: 'node commands/samples.ts' });

test.each([
	['Run `npm run pdf`.', 'Run `npx nonius pdf`.'],
	['„npm run api:pull -- --api lager“', '„npx nonius api-pull --api lager“'],
	['npm run -s pdf -- --list', 'npx nonius pdf --list'],
	['OUT_DIR=dist/en npm run pdf, then', 'OUT_DIR=dist/en npx nonius pdf, then'],
	['npm run samples', 'npm run samples'],
	["'npm run api:pull --'", "'npx nonius api-pull'"],
])('%s', (written, packed) => expect(withPackageCommands(written, commands)).toBe(packed));
