import { expect, test } from 'vitest';
import { type Break, drawPastBreaks } from './draw-past-breaks.ts';

const broken = () => {
	throw new Error('kaputt');
};

test('a component that breaks is left out and told, with what it was given, and the others are drawn', async () => {
	const found: Break[] = [];
	const ssr = {
		check: async (component: unknown) => component === 'mine',
		renderToStaticMarkup: async (component: unknown) => (component === broken ? broken() : { html: String(component) }),
	};
	const [renderer] = drawPastBreaks([{ name: 'probe', ssr }], (one) => found.push(one));
	const draw = (component: unknown, props = {}) => renderer?.ssr.renderToStaticMarkup.call({}, component, props, {});
	expect(await draw(broken, { art: 'neun', zahl: 9, liste: [] })).toEqual({ html: '', attrs: {} });
	expect(await draw('ganz')).toEqual({ html: 'ganz' });
	expect(await renderer?.ssr.check.call({}, 'mine', {}, {})).toBe(true);
	expect(await renderer?.ssr.check.call({}, 'other', {}, {})).toBe(false);
	expect(found).toEqual([{ error: new Error('kaputt'), given: ['neun', '9'] }]);
});

test('what breaks when it is asked whose it is breaks when it is drawn', async () => {
	const [renderer] = drawPastBreaks([{ name: 'probe', ssr: { check: broken, renderToStaticMarkup: broken } }], () => {});
	expect(await renderer?.ssr.check.call({}, broken, {}, {})).toBe(true);
});
