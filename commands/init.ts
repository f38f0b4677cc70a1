import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { init } from '#words/init.ts';
import { LANGUAGE } from '#words/locale.ts';
import { refuseArguments } from './read-options.ts';
import { print, runCommand } from './run-command.ts';

/** Folders that commands and package managers create. */
const IGNORED = 'node_modules/\ndist/\npdf/\nsite.zip\n';

await runCommand(async () => {
	refuseArguments();
	const root = process.cwd();
	const page = join('docs', init.file);
	const settings = readdirSync(root).find((file) => /^site\.config\.[cm]?[jt]s$/.test(file));
	const occupied = settings ?? (existsSync(join(root, page)) ? page : undefined);
	if (occupied !== undefined) {
		print(init.occupied(occupied));
		return 1;
	}
	mkdirSync(join(root, 'docs'), { recursive: true });
	writeFileSync(join(root, 'site.config.ts'), config());
	writeFileSync(join(root, page), init.page);
	// An existing list of ignored files belongs to the owner.
	if (!existsSync(join(root, '.gitignore'))) writeFileSync(join(root, '.gitignore'), IGNORED);
	print(init.done);
	return 0;
});

function config(): string {
	return `import { defineSite } from 'nonius/site';

export default defineSite({
	title: '${init.title}',
	url: 'https://docs.example.com',
	locale: '${LANGUAGE}',
	copyright: { year: ${new Date().getFullYear()}, holder: '${init.holder}' },
});
`;
}
