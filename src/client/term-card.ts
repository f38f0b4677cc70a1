import { termCard as strings } from '#words/term-card.ts';
import { announce } from './announce.ts';
import { loadStyles } from './load-styles.ts';
import { onPage } from './page.ts';
import styles from './term-card.css?url';

/** How long a pointer rests before a card opens, and how long it may take from the link to the card, in ms. */
const REST = 250;
const LEAVE = 200;
/** Space between card, link and window, in px. */
const GAP = 6;
const EDGE = 12;

interface Shown {
	box: HTMLElement;
	link: HTMLAnchorElement;
	/** Ends the listeners. */
	closed: AbortController;
}

let card: Promise<HTMLElement> | undefined;
let shown: Shown | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the definition of the term that `link` mentions: at once for the keyboard (`focusin`) and for a tap (`click`), for a pointer after it has
 * rested. The card stays while link or card are pointed at or the link has the focus, and goes with Escape (WCAG 1.4.13).
 * `data-card` marks a link whose card is shown or about to be.
 */
export function showTerm(link: HTMLAnchorElement, cause: string): void {
	clearTimeout(resting);
	const giveUp = () => delete link.dataset.card;
	if (cause === 'pointerover') {
		resting = setTimeout(() => (link.matches(':hover') ? void open(link) : giveUp()), REST);
		link.addEventListener('pointerleave', () => shown?.link !== link && giveUp(), { once: true });
	} else void open(link, cause === 'click');
}

async function open(link: HTMLAnchorElement, isTap = false): Promise<void> {
	const definition = document.getElementById(link.getAttribute('aria-describedby') ?? '');
	const title = definition?.previousElementSibling;
	if (!definition || !title) return;
	card ??= build();
	const box = await card;
	close();
	if (!link.isConnected) return;
	const closed = new AbortController();
	shown = { box, link, closed };
	link.dataset.card = '';
	const text = element('p', definition.textContent);
	box.replaceChildren(element('strong', title.textContent), text, ...(isTap ? [element('small', strings.tapAgain)] : []));
	box.showPopover();
	place(box, link);
	if (isTap) announce(definition.textContent);
	watch(shown);
}

/** Closes the card when nothing holds it any more. */
function watch({ box, link, closed: { signal } }: Shown): void {
	const leave = () => {
		clearTimeout(leaving);
		leaving = setTimeout(() => {
			if (!link.matches(':hover, :focus-visible') && !box.matches(':hover')) close();
		}, LEAVE);
	};
	for (const held of [link, box]) held.addEventListener('pointerleave', leave, { signal });
	link.addEventListener('blur', leave, { signal });
	document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
	document.addEventListener(
		'pointerdown',
		({ target }) => {
			if (target instanceof Node && !link.contains(target) && !box.contains(target)) close();
		},
		{ signal },
	);
}

function close(): void {
	if (shown === undefined) return;
	shown.closed.abort();
	delete shown.link.dataset.card;
	shown.box.hidePopover();
	shown = undefined;
}

async function build(): Promise<HTMLElement> {
	await loadStyles(styles);
	const box = element('div', '');
	box.className = 'term-card';
	box.popover = 'manual';
	box.role = 'tooltip';
	document.body.append(box);
	onPage((_page, signal) => signal.addEventListener('abort', close));
	return box;
}

/** Below the first line of the link, above it where there is no room, never beyond the window. It scrolls with the text. */
function place(box: HTMLElement, link: HTMLElement): void {
	const line = link.getClientRects()[0] ?? link.getBoundingClientRect();
	const { width, height } = box.getBoundingClientRect();
	const { clientWidth, clientHeight } = document.documentElement;
	const isBelow = line.bottom + GAP + height <= clientHeight || line.top - GAP - height < 0;
	const left = Math.max(EDGE, Math.min(line.left, clientWidth - width - EDGE));
	box.style.left = `${left + scrollX}px`;
	box.style.top = `${(isBelow ? line.bottom + GAP : line.top - GAP - height) + scrollY}px`;
}

function element(name: string, text: string): HTMLElement {
	const made = document.createElement(name);
	made.textContent = text;
	return made;
}
