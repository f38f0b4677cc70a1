/**
 * Asks the search of a built site in Chromium at the end of a slow line, each query in a new profile: what comes over the line from the click on the search until a first row stands, and
 * until nothing more comes. Bytes are counted at the line, so those that workers ask for count, headers too.
 * `node bench/search/first-results.ts <built site> <path of a page> <ours|starlight> [query …]`
 */
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '#sample-run/chromium-flags.ts';
import { listen } from '#server/listen.ts';
import { createStaticServer } from '#server/static-server.ts';
import { findBrowser } from '../../commands/find-browser.ts';
import { median, PHONE } from '../measure-load.ts';
import { measureSearch, type SearchLoad } from '../measure-search.ts';
import { ours } from '../race/peers/ours.ts';
import { starlight } from '../race/peers/starlight.ts';

/** Asked of our own site. */
const QUERIES = [
	'Prüf',
	'Login',
	'Prüfmittel sperren',
	'kalibrierzyklus',
	'prufmitel anlegen',
	'Wie gebe ich einen Bericht frei?',
	'KB-304',
	'reset password',
	'PATCH /custom-fields/{key}',
	'frist überschritten',
];

const [folder = 'dist', path = '/docs/', name = 'ours', ...asked] = process.argv.slice(2);
const { search: way, keepsPolicy } = name === 'starlight' ? starlight : ours;
const executablePath = await findBrowser();
if (executablePath === undefined || way === undefined) throw new Error('No Chromium found.');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
const server = createStaticServer({ folder, base: '/', ...(keepsPolicy ? {} : { headers: {} }) });
const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
row(['query', 'first result, kB', 'all, kB', 'requests', 'first result, s']);
row(['---', '--:', '--:', '--:', '--:']);
const loads: SearchLoad[] = [];
for (const query of asked.length > 0 ? asked : QUERIES) {
	const search = { port, path, way, query };
	// Once unmeasured, so that the server has compressed what it sends.
	await measureSearch(browser, search, PHONE);
	const load = await measureSearch(browser, search, PHONE);
	loads.push(load);
	row([query, kilobytes(load.first), kilobytes(load.all), String(load.requests), load.seconds.toFixed(2)]);
}
const middle = (value: keyof SearchLoad) => median(loads.map((load) => load[value]));
row(['**median**', kilobytes(middle('first')), kilobytes(middle('all')), String(middle('requests')), middle('seconds').toFixed(2)]);
await browser.close();
server.closeAllConnections();
server.close();
