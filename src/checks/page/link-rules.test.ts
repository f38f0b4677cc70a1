import { describe, expect, test } from 'vitest';
import { fixtureSite } from './finished-site.fixture.ts';
import { runPageRules } from './page-rules.ts';

const check = (...site: Parameters<typeof fixtureSite>) => runPageRules(fixtureSite(...site));

/** One page with `source` and the HTML it renders to, next to a target with the anchor `#scannen`. */
function onPage(main: string, source = '', options: Parameters<typeof fixtureSite>[1] = {}) {
	return check(
		{ '/docs/suche/': { main: '<h2 id="scannen">Scannen</h2>', file: 'docs/suche.md' }, '/docs/login/': { main, source, file: 'docs/login.md' }, '/': {} },
		options,
	);
}

describe('links', () => {
	test('a sound site has no problems', () => {
		const main = `
			<a href="/docs/suche/">a</a> <a href="/docs/suche/#scannen">b</a> <a href="../suche/?q=1#scannen">c</a> <a href="#nonius-content">d</a> <a href="#">e</a>
			<a href="#top">f</a> <a href="/docs/suche/#:~:text=Scan">h</a> <a href="/docs/suche/index.html#scannen">i</a> <a href="https://docs.example.com/docs/suche/">j</a>
			<a href="https://www.example.com/fehlt/">k</a> <a href="//cdn.example.com/x">l</a> <a href="mailto:a@example.com">m</a> <a href="tel:+491">n</a> <a href="http://[">o</a>
			<a href="/pr%C3%BCfung.pdf#page=2">p</a> <img src="/bild.png" alt=""> <img src="data:image/gif;base64,R0" alt=""> <img src="https://cdn.example.com/x.png" alt="">`;
		expect(onPage(main, '', { files: ['/prüfung.pdf', '/bild.png'] })).toEqual([]);
	});

	test('broken-link names text, target, place and the nearest page', () => {
		expect(onPage('<a href="/docs/sucher/">zur Suche</a>', '\n\nWeiter [zur Suche](/docs/sucher/)')).toEqual([
			{
				severity: 'error',
				rule: 'broken-link',
				file: 'docs/login.md',
				line: 3,
				message: 'Der Link „zur Suche“ führt zu /docs/sucher/; diese Seite gibt es nicht.',
				hint: 'Meinten Sie /docs/suche/?',
				see: { file: 'docs/suche.md', line: undefined },
			},
		]);
	});

	test('broken-link: links without an address, each by its text', () => {
		const source = 'Siehe [oben]() und\n\n[hier]( ), `[so]()`.';
		const found = onPage('<a href="">oben</a> <a href="">hier</a> <a>dort</a>', source);
		expect(found.map(({ severity, rule, file, line, message }) => `${severity} ${rule} ${file}:${line} ${message}`)).toEqual([
			'warning broken-link docs/login.md:1 Der Link „oben“ nennt keine Adresse und führt zur Seite, auf der er steht.',
			'warning broken-link docs/login.md:3 Der Link „hier“ nennt keine Adresse und führt zur Seite, auf der er steht.',
		]);
	});

	test('broken-link prefers a page with the same name in another folder', () => {
		expect(onPage('<a href="/suche/">x</a>')[0]?.hint).toBe('Meinten Sie /docs/suche/?');
		expect(onPage('<a href="/voellig/andere/adresse/ohne/bezug/">x</a>')[0]?.hint).toBe('Berichtigen Sie die Adresse oder entfernen Sie den Link.');
	});

	test('broken-link: a missing file', () => {
		expect(onPage('<a href="/vorlage.xlsx">Vorlage</a>', '', { files: ['/vorlagen.xlsx'] })[0]).toMatchObject({
			message: 'Der Link „Vorlage“ führt zu /vorlage.xlsx; diese Datei gibt es nicht.',
			hint: 'Meinten Sie /vorlagen.xlsx?',
		});
	});

	test('broken-link: the slash at the end is missing', () => {
		expect(onPage('<a href="/docs/suche#scannen">Suche</a>')[0]).toMatchObject({
			severity: 'error',
			rule: 'broken-link',
			message: 'Der Link „Suche“ führt zu /docs/suche ohne Schrägstrich am Ende.',
			hint: 'Richtig ist /docs/suche/.',
		});
	});

	test('broken-anchor on another page and on the same one', () => {
		const source = '[Scan](./suche.md#scanen)\n[unten](#unten)';
		expect(onPage('<a href="/docs/suche/#scanen">Scan</a> <a href="#unten">unten</a>', source)).toEqual([
			{
				severity: 'warning',
				rule: 'broken-anchor',
				file: 'docs/login.md',
				line: 1,
				message: 'Der Link „Scan“ führt zu /docs/suche/#scanen; diese Sprungmarke gibt es dort nicht.',
				hint: 'Meinten Sie #scannen?',
			},
			{
				severity: 'warning',
				rule: 'broken-anchor',
				file: 'docs/login.md',
				line: 2,
				message: 'Der Link „unten“ führt zu #unten; diese Sprungmarke gibt es auf der Seite nicht.',
				hint: 'Verweisen Sie auf die Seite selbst.',
			},
		]);
	});

	test('broken-anchor lists what there is when nothing is similar', () => {
		expect(onPage('<a href="/docs/suche/#x">x</a>')[0]?.hint).toBe('Vorhanden sind: #scannen.');
	});

	test('broken-markdown-link names the file as the writer would', () => {
		expect(onPage('<a href="./sucha.md#x">Suche</a>', '[Suche](./sucha.md#x)')).toEqual([
			{
				severity: 'warning',
				rule: 'broken-markdown-link',
				file: 'docs/login.md',
				line: 1,
				message: 'Der Link „Suche“ führt zu ./sucha.md#x; diese Datei gibt es nicht.',
				hint: 'Meinten Sie ./suche.md?',
			},
		]);
		expect(
			check({ '/docs/terms/hex/': { file: 'docs/terms/hex.md' }, '/docs/login/': { file: 'docs/handbuch/login.md', main: '<a href="../hex.md">hex</a>' } })[0]
				?.hint,
		).toBe('Meinten Sie ../terms/hex.md?');
		expect(
			check({
				'/docs/terms/prüfen/': { file: 'docs/terms/prüfen.md' },
				'/docs/terms/pruefe/': { file: 'docs/c#/pr%C3%BCfer.md' },
				'/docs/login/': { file: 'docs/c#/login.md', main: '<a href="./pr%C3%BCfen.md">prüfen</a>' },
			})[0]?.hint,
		).toBe('Meinten Sie ../terms/prüfen.md?');
	});

	test('missing-image', () => {
		expect(onPage('<img src="/bidl.png" alt="Messraum">', 'Text\n\n![Messraum](/bidl.png)', { files: ['/bild.png'] })).toEqual([
			{
				severity: 'warning',
				rule: 'missing-image',
				file: 'docs/login.md',
				line: 3,
				message: 'Das Bild „Messraum“ liegt nicht unter /bidl.png.',
				hint: 'Meinten Sie /bild.png?',
			},
		]);
		expect(onPage('<img src="/hilfe/bidl.png" alt="">', '', { base: '/hilfe/' })[0]?.message).toBe('Das Bild liegt nicht unter /bidl.png.');
		expect(onPage('<img src="" alt="">')[0]?.message).toBe('Das Bild liegt nicht unter einer leeren Adresse.');
	});

	test.each([
		['<img src="/bild.png" srcset="/bild.png 1x, /bidl.png 2x" alt="">'],
		['<picture><source srcset="/bidl.png"><img src="/bild.png" alt=""></picture>'],
		['<video poster="/bidl.png"></video>'],
		['<input type="image" src="/bidl.png" alt="Los">'],
		['<svg><image href="/bidl.png"/></svg>'],
		['<svg><image xlink:href="/bidl.png"/></svg>'],
	])('missing-image: %s', (html) => {
		expect(onPage(html, '', { files: ['/bild.png'] })).toMatchObject([{ rule: 'missing-image', message: 'Das Bild liegt nicht unter /bidl.png.' }]);
	});

	test.each(['<video src="/bidl.pdf"></video>', '<audio><source src="/bidl.pdf"></audio>', '<iframe src="/bidl.pdf"></iframe>'])('broken-link: %s', (html) =>
		expect(onPage(html, '', { files: ['/bild.pdf'] })).toMatchObject([{ rule: 'broken-link', hint: 'Meinten Sie /bild.pdf?' }]),
	);

	test.each(['<object data="/bild.pdf"></object>', '<embed src="/bild.pdf">'])('blocked-script: %s', (html) =>
		expect(onPage(html, '', { files: ['/bild.pdf'] })).toMatchObject([{ rule: 'blocked-script', message: expect.stringContaining('/bild.pdf') }]),
	);

	test('wrong-base: an address that leaves the path of the site', () => {
		const problems = onPage('<a href="/docs/suche/">Suche</a> <a href="/hilfe/docs/suche/">gut</a> <a href="/hilfe">Start</a>', '', { base: '/hilfe/' });
		expect(problems).toMatchObject([
			{
				severity: 'error',
				rule: 'wrong-base',
				message: 'Der Link „Suche“ führt zu /docs/suche/ und damit aus der Website hinaus, die unter /hilfe/ steht.',
				hint: 'Richtig ist /hilfe/docs/suche/.',
			},
			{ severity: 'error', rule: 'broken-link', message: 'Der Link „Start“ führt zu /hilfe ohne Schrägstrich am Ende.', hint: 'Richtig ist /hilfe/.' },
		]);
	});

	test('a link without text is called that', () => {
		expect(onPage('<a href="/fehlt/"></a>')[0]?.message).toBe('Der Link ohne Text führt zu /fehlt/; diese Seite gibt es nicht.');
	});

	test('the same target is reported once for a source file, and once for what stands on every page', () => {
		const chrome = '<header class="navbar"><a href="/neu/">Neu</a><a href="#nonius-menu">Menü</a></header>';
		const main = '<a href="/weg/">Weg</a> <a href="../../weg/">noch einmal</a>';
		const pages = { '/docs/a/': { chrome, main, file: 'docs/a.md' }, '/docs/b/': { chrome, main, file: 'docs/b.md' } };
		expect(check(pages).map(({ rule, file }) => `${rule} ${file}`)).toEqual([
			'broken-link site.config.ts',
			'broken-link docs/a.md',
			'broken-link docs/b.md',
			'broken-anchor site.config.ts',
		]);
	});

	test('a list that repeats the text of a post leaves the blame to the post', () => {
		const main = '<a href="/weg/">Weg</a>';
		expect(check({ '/blog/': { main }, '/blog/post/': { main, file: 'blog/post.md' } }).map(({ file }) => file)).toEqual(['blog/post.md']);
	});
});
