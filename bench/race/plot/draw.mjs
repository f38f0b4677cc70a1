/** Draws figures as SVG: `node draw.mjs FOLDER` with the figures as JSON on standard input. Runs where its packages are installed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

const [folder] = process.argv.slice(2);
const { document } = parseHTML('<!doctype html><html></html>');
for (const { name, label, peers, rows } of JSON.parse(await text(process.stdin))) {
	const figure = Plot.plot({
		document,
		width: 760,
		height: 60 + 26 * peers.length * new Set(rows.map(({ group }) => group)).size,
		marginLeft: 90,
		marginRight: 110,
		marginBottom: 48,
		x: { label, grid: true, nice: true, labelOffset: 40 },
		y: { label: null, domain: peers },
		fy: { label: null, domain: [...new Set(rows.map(({ group }) => group))] },
		color: { domain: peers, range: ['#0b7285', '#e8590c', '#7048e8', '#2f9e44', '#1971c2'] },
		style: { fontFamily: 'system-ui, sans-serif', fontSize: '12px', background: 'white', color: '#1f2a30' },
		marks: [
			Plot.barX(rows, { x: 'value', y: 'peer', fy: 'group', fill: 'peer' }),
			Plot.text(rows, { x: 'value', y: 'peer', fy: 'group', text: 'said', dx: 6, textAnchor: 'start' }),
			Plot.ruleX([0]),
		],
	});
	const svg = figure.tagName.toLowerCase() === 'svg' ? figure : figure.querySelector('svg');
	svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
	writeFileSync(join(folder, `${name}.svg`), `${svg.outerHTML}\n`);
}
