import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHANNELS, EVENTS } from './NotificationMatrix.tsx';

const page = readFileSync(new URL('../../docs/handbuch/benutzerprofil.mdx', import.meta.url), 'utf8').replaceAll('\u00a0', ' ');

test('the drawn matrix is the table of the manual', () => {
	expect(page).toContain(`| Ereignis | ${CHANNELS.join(' | ').replaceAll('\u00a0', ' ')} |`);
	for (const { event, channels } of EVENTS)
		expect(page).toContain(`| ${event} | ${CHANNELS.map((channel) => (channels.includes(channel) ? 'ja' : '–')).join(' | ')} |`);
});
