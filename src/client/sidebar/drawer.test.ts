// @vitest-environment happy-dom
import '#client/aria.fixture.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { openDrawer } from './drawer.ts';

vi.mock(import('#client/load-styles.ts'), () => ({ loadStyles: () => Promise.resolve() }));
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));

afterEach(() => drawer().close());

const drawer = () => document.querySelector('dialog.drawer') as HTMLDialogElement;

/** Opens the drawer between these edges; says whether it is open after a press that begins and ends at the given distances from the left edge of the window. */
async function openAfter(edges: { left: number; right: number }, from: number, to: number): Promise<boolean> {
	const button = document.createElement('a');
	document.body.append(button);
	await openDrawer(button, location.pathname);
	vi.spyOn(drawer(), 'getBoundingClientRect').mockReturnValue(edges as DOMRect);
	vi.spyOn(drawer(), 'offsetWidth', 'get').mockReturnValue(edges.right - edges.left);
	drawer().dispatchEvent(new MouseEvent('pointerdown', { clientX: from }));
	drawer().dispatchEvent(new MouseEvent('click', { clientX: to }));
	return drawer().open;
}

const LEFT = { left: 0, right: 300 };
const RIGHT = { left: 90, right: 390 };

test.each([
	['beside it', LEFT, 350, 350, false],
	['in it', LEFT, 290, 290, true],
	['in it that ends beside it', LEFT, 290, 350, true],
	['beside it, at the right', RIGHT, 40, 40, false],
	['in it, at the right', RIGHT, 380, 380, true],
])('with a press %s', async (_, edges, from, to, isOpen) => expect(await openAfter(edges, from, to)).toBe(isOpen));

test.each([
	['closes it', {}, false],
	['with Ctrl, which opens the page in another tab, leaves it open', { ctrlKey: true }, true],
	['with Command leaves it open', { metaKey: true }, true],
])('a click on a link in it %s', async (_, keys, isOpen) => {
	document.querySelector('#nonius-menu')?.remove();
	document.body.insertAdjacentHTML('beforeend', '<nav id="nonius-menu"><a href="/b/">B</a></nav>');
	const button = document.createElement('a');
	document.body.append(button);
	await openDrawer(button, location.pathname);
	const link = document.querySelector('#nonius-menu a');
	link?.addEventListener('click', (event) => event.preventDefault());
	link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
	expect(drawer().open).toBe(isOpen);
});
