/**
 * Measures the first view of a page of each kind on three lines, on one of them in the window of a phone too, against an empty page in the same run, and writes `reports/first-view.md`.
 * Run: `node bench/first-view.ts FOLDER` with the folder of our own site as it was built; three rounds, medians.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { findBrowser } from '../commands/find-browser.ts';
import { FAST, HANDSET, type Load, measureLoad, median, PHONE, SLOW } from './measure-load.ts';
import { type PaintCosts, paintCosts } from './paint-costs.ts';

const ROUNDS = 3;
const PAGES: Readonly<Record<string, string>> = {
	Startseite: '/',
	Handbuchseite: '/docs/handbuch/kostenstellen/',
	'Handbuchseite mit Bildern': '/docs/handbuch/pruefmittel/',
	Operation: '/docs/api/inspections-add/',
	'Übersicht der API': '/docs/api/kalibord-api/',
	Beitrag: '/blog/labels/',
	Begriff: '/docs/terms/pruefintervall/',
};
const EMPTY = '/leer.html';

const [built] = process.argv.slice(2);
const executablePath = await findBrowser();
if (built === undefined || executablePath === undefined) throw new Error('The folder of a built site and Chromium are needed.');
const folder = join(mkdtempSync(join(tmpdir(), 'first-view-')), 'site');
cpSync(built, folder, { recursive: true });
writeFileSync(join(folder, EMPTY), '<!doctype html><html lang="de"><meta charset="utf-8"><title>Leer</title><p>Leer</p></html>');
const server = createStaticServer({ folder, base: '/' });
const origin = `http://127.0.0.1:${(await listen(server, { port: 0, host: '127.0.0.1' })).port}`;
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });

const number = (value: number, digits = 0) => value.toLocaleString('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const lines = [
	'# Erster Aufruf',
	'',
	`Gemessen mit \`node bench/first-view.ts\`: leerer Cache, Mittelwert (Median) aus ${ROUNDS} Runden. Die Leitung ist eine TCP-Verbindung mit Aufbau und langsamem Anfang (\`bench/slow-line.ts\`). Zeiten sind Verhältnisse zu einer leeren Seite in derselben Runde, deren Verbindung ebenso aufgebaut wird; ms hängen vom Rechner ab. Last des Rechners am Anfang: ${number(loadavg()[0] ?? 0, 1)} auf ${availableParallelism()} Kernen; über der Zahl der Kerne sagen Zeiten wenig.`,
];
for (const line of [FAST, PHONE, HANDSET, SLOW]) {
	const loads = new Map<string, Load[]>();
	for (let round = 0; round < ROUNDS; round++) {
		for (const path of [EMPTY, ...Object.values(PAGES)]) loads.set(path, [...(loads.get(path) ?? []), await measureLoad(browser, origin + path, line)]);
	}
	const middle = (path: string, key: keyof Load) => median((loads.get(path) ?? []).map((load) => load[key]));
	const ratio = (path: string, key: 'fcp' | 'lcp') => number(middle(path, key) / middle(EMPTY, key), 2);
	lines.push('', `## ${line.name}`, '');
	lines.push('| Seite | kB | davon Skripte | Anfragen | vorab geholt, kB | erstes Bild ÷ leer | größtes Bild ÷ leer | verschoben | lange Aufgaben, ms |');
	lines.push('|---|--:|--:|--:|--:|--:|--:|--:|--:|');
	for (const [name, path] of Object.entries(PAGES)) {
		const cells = [
			number(middle(path, 'bytes'), 1),
			number(middle(path, 'scripts'), 1),
			number(middle(path, 'requests')),
			number(middle(path, 'ahead'), 1),
			ratio(path, 'fcp'),
			ratio(path, 'lcp'),
			number(middle(path, 'cls'), 3),
			number(middle(path, 'longTasks')),
		];
		lines.push(`| ${name} | ${cells.join(' | ')} |`);
	}
}
const PARTS: Readonly<Record<keyof PaintCosts, string>> = {
	parse: 'Dokument lesen',
	script: 'Skript',
	readStyles: 'Stile lesen',
	applyStyles: 'Stile anwenden',
	layout: 'anordnen',
	paint: 'malen',
};
const parts = Object.keys(PARTS) as (keyof PaintCosts)[];
lines.push('', `## Bis zum ersten Bild (${PHONE.name})`, '');
lines.push(
	'Rechenzeit der Seite in ms, vom Anfang des Dokuments bis zum ersten Bild. Mehr als drei Zehntel dessen, was das erste Bild der leeren Seite braucht (Verbindung und Anfrage allein zwei Umläufe, 300 ms), darf sie nicht sein, damit das Verhältnis 1,3 bleibt.',
	'',
	`| Seite | ${Object.values(PARTS).join(' | ')} | zusammen |`,
	`|---|${'--:|'.repeat(parts.length + 1)}`,
);
for (const [name, path] of Object.entries({ Leer: EMPTY, ...PAGES })) {
	const runs: PaintCosts[] = [];
	for (let round = 0; round < ROUNDS; round++) runs.push(await paintCosts(browser, origin + path, PHONE));
	const cells = parts.map((part) => median(runs.map((run) => run[part])));
	lines.push(`| ${name} | ${[...cells, cells.reduce((sum, cell) => sum + cell, 0)].map((cell) => number(cell)).join(' | ')} |`);
}
await browser.close();
server.closeAllConnections();
server.close();
rmSync(join(folder, '..'), { recursive: true, force: true });
writeFileSync(new URL('../reports/first-view.md', import.meta.url), `${lines.join('\n')}\n`);
console.log(lines.join('\n'));
