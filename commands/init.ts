import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { init } from '#words/init.ts';
import { LANGUAGE } from '#words/locale.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async () => {
	const root = process.cwd();
	const page = join('docs', init.file);
	const occupied = ['site.config.ts', page].find((file) => existsSync(join(root, file)));
	if (occupied !== undefined) {
		print(init.occupied(occupied));
		return 1;
	}
	mkdirSync(join(root, 'docs'), { recursive: true });
	writeFileSync(join(root, 'site.config.ts'), config());
	writeFileSync(join(root, page), init.page);
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
