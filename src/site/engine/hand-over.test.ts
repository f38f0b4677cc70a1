import { expect, test } from 'vitest';
import { siteOf } from '#navigation/site.fixture.ts';
import { handOver, takeOverBy } from './hand-over.ts';

const tell = () => {
	const site = siteOf();
	handOver({ root: '/a', site: () => site, references: () => [] });
};

test('a bundle prints one site in a process, as often as it is asked, and no second one', () => {
	tell();
	takeOverBy('/bundle');
	expect(() => takeOverBy('/bundle')).not.toThrow();
	tell();
	expect(() => takeOverBy('/bundle')).toThrow('/bundle has printed another site');
	expect(() => takeOverBy('/anderes')).not.toThrow();
});
