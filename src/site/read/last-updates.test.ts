import { execFileSync } from 'node:child_process';
import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { blogOf, docOf, postOf, siteOf, versionOf } from '#navigation/site.fixture.ts';
import { lastUpdates as updatesIn } from './last-updates.ts';
import { textChanges } from './text-changes.ts';

/** Only the day: the author is always the same here. */
const lastUpdates = (root: string) => Object.fromEntries(Object.entries(updatesIn(root, ['docs'])).map(([file, { date }]) => [file, date]));

/** Makes a repository with a site in `docs-site` from commits; each has a day and the texts that it writes. */
function repository(...commits: [day: string, files: Record<string, string>][]): { folder: string; site: string } {
	const folder = realpathSync(siteFiles({}));
	const git = (day: string, ...args: string[]) =>
		execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
			stdio: 'ignore',
			env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_CONFIG_GLOBAL: '/dev/null' },
		});
	git('2025-01-01', 'init', '-q');
	for (const [day, files] of commits) {
		for (const [file, text] of Object.entries(files)) {
			mkdirSync(dirname(join(folder, 'docs-site', file)), { recursive: true });
			writeFileSync(join(folder, 'docs-site', file), text);
		}
		git(day, 'add', '-A');
		git(day, 'commit', '-q', '-m', day);
	}
	return { folder, site: join(folder, 'docs-site') };
}

const FIRST: [string, Record<string, string>] = ['2025-01-01', { 'docs/a.md': '1', 'docs/ü b.md': '1', 'docs/c.md': '1', 'blog/d.md': '1' }];

test('pages have the day of their last change, those never touched since they came have none', () => {
	const { site } = repository(FIRST, ['2025-02-02', { 'docs/a.md': '2', 'blog/d.md': '2' }], ['2025-03-03', { 'docs/ü b.md': '2' }]);
	expect(lastUpdates(site)).toEqual({ 'docs/a.md': '2025-02-02', 'docs/ü b.md': '2025-03-03' });
});

test('a site that is reached by a link has the days of the folder behind it', () => {
	const { folder, site } = repository(FIRST, ['2025-02-02', { 'docs/a.md': '2' }]);
	symlinkSync(site, join(folder, 'link'));
	expect(lastUpdates(join(folder, 'link'))).toEqual({ 'docs/a.md': '2025-02-02' });
});

test('one page that was changed has its day', () => {
	expect(lastUpdates(repository(FIRST, ['2025-02-02', { 'docs/a.md': '2' }]).site)).toEqual({ 'docs/a.md': '2025-02-02' });
});

test('a day that all share says nothing', () => {
	expect(lastUpdates(repository(FIRST, ['2025-02-02', { 'docs/a.md': '2', 'docs/c.md': '2' }]).site)).toEqual({});
	expect(lastUpdates(repository(FIRST).site)).toEqual({});
});

test('a commit that went over the whole is not the last change of its pages', () => {
	const all = Array.from({ length: 12 }, (_, index) => `docs/${index}.md`);
	const write = (files: readonly string[], text: string) => Object.fromEntries(files.map((file) => [file, text]));
	const { site } = repository(
		['2025-01-01', write(all, '1')],
		['2025-02-02', write(['docs/0.md'], '2')],
		['2025-03-03', write(['docs/1.md', 'docs/2.md'], '2')],
		['2025-04-04', write(all, '3')],
		['2025-05-05', write(['docs/2.md'], '4')],
	);
	expect(lastUpdates(site)).toEqual({ 'docs/0.md': '2025-02-02', 'docs/1.md': '2025-03-03', 'docs/2.md': '2025-05-05' });
});

test('a file that is gone does not make the day of all others tell something', () => {
	const { site } = repository(FIRST, ['2025-02-02', { 'docs/a.md': '2' }], ['2025-03-03', { 'docs/ü b.md': '2', 'docs/c.md': '2' }]);
	expect(Object.keys(lastUpdates(site))).toHaveLength(3);
	rmSync(join(site, 'docs/a.md'));
	expect(lastUpdates(site)).toEqual({});
});

test('a shallow clone and a folder without history know nothing', () => {
	const { folder } = repository(FIRST, ['2025-02-02', { 'docs/a.md': '2' }], ['2025-03-03', { 'docs/c.md': '2' }]);
	const clone = join(realpathSync(siteFiles({})), 'clone');
	execFileSync('git', ['clone', '-q', '--depth', '2', `file://${folder}`, clone], { stdio: 'ignore' });
	expect(lastUpdates(join(clone, 'docs-site'))).toEqual({});
	expect(lastUpdates(siteFiles({ 'docs/a.md': '1' }))).toEqual({});
});

test('a repository that belongs to somebody else, as in a container, is read all the same', () => {
	const { site } = repository(FIRST, ['2025-02-02', { 'docs/a.md': '2' }]);
	// With this variable git believes that every folder belongs to somebody else.
	vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
	onTestFinished(() => void vi.unstubAllEnvs());
	expect(lastUpdates(site)).toEqual({ 'docs/a.md': '2025-02-02' });
});

test('for sites that ask for every page, its newest commit counts, whatever it was', () => {
	const { site } = repository(FIRST, ['2025-02-02', { 'docs/a.md': '2' }]);
	expect(updatesIn(site, ['docs'], { every: true })).toEqual({
		'docs/a.md': { date: '2025-02-02', author: 'A' },
		'docs/ü b.md': { date: '2025-01-01', author: 'A' },
		'docs/c.md': { date: '2025-01-01', author: 'A' },
	});
});

test('pages say what their settings want: day, author, both or nothing; a translation has its own history', () => {
	const fr = 'i18n/fr/docusaurus-plugin-content-docs/current/a.md';
	const { site: root } = repository(FIRST, ['2025-02-02', { [fr]: '1', 'blog/d.md': '2' }]);
	const changes = (docs: object, blog: object, translated = new Map<string, string>()) =>
		textChanges(
			siteOf({
				config: { locale: 'fr', locales: [{ code: 'fr', label: 'F', folder: 'i18n/fr' }], docusaurus: {}, docs, blog },
				versions: [versionOf({ docs: [docOf('a', { file: 'docs/a.md' })] })],
				blogs: [blogOf({ posts: [postOf('d', '2025-01-01', { file: 'blog/d.md' })] }, { showLastUpdate: false, showLastUpdateAuthor: false, ...blog })],
			}),
			{ root, folders: new Map([['', ['docs']]]), translated },
		);
	expect(changes({ showLastUpdate: false }, {})).toEqual({});
	expect(changes({}, { showLastUpdateAuthor: true })).toEqual({ 'docs/a.md': { date: '2025-01-01' }, 'blog/d.md': { author: 'A' } });
	expect(changes({ showLastUpdateAuthor: true }, {}, new Map([['docs/a.md', fr]]))).toEqual({ 'docs/a.md': { date: '2025-02-02', author: 'A' } });
});
