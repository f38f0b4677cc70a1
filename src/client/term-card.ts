import { ID } from '#chrome/contract.ts';
import { termCard as strings } from '#words/term-card.ts';
import { announce } from './announce.ts';
import { define, LiveElement } from './live-element.ts';
import { loadStyles } from './load-styles.ts';
import styles from './term-card.css?url';

/** How long a pointer rests before a card opens, and how long it may take from the link to the card, in ms. */
const CARD_DELAY = 250;
const LEAVE_DELAY = 200;
/** Space between card, link and window, in px. */
const CARD_GAP = 6;
const EDGE = 12;

/** A link that is pointed at, or has the focus of the keyboard. */
const HELD = ':hover, :focus-visible';

let resting: ReturnType<typeof setTimeout> | undefined;
/** Removes the mark from the link on which the pointer rested last, unless its card shows. */
let giveUpRest = () => {};

/**
 * Shows the definition of the term in `link`: at once for keyboard (`focusin`) and tap (`click`), for a pointer after it has rested. The card stays while
 * link or card are pointed at or the link has the focus, and closes with Escape (WCAG 1.4.13). `data-card` marks a link whose card is shown or about to be.
 * Rejects if the styles of the card do not load; the next call tries again.
 */
export async function showTerm(link: HTMLAnchorElement, { type, clientY }: { type: string; clientY?: number }): Promise<void> {
	clearTimeout(resting);
	// The pointer may have left the earlier link before its `pointerleave` was listened to.
	giveUpRest();
	if (type !== 'pointerover') return openCard(link, { isTap: type === 'click' });
	const giveUp = () => unmark(link);
	giveUpRest = giveUp;
	resting = setTimeout(() => (link.matches(':hover') ? openCard(link, { pointerY: clientY }).catch(giveUp) : giveUp()), CARD_DELAY);
	link.addEventListener('pointerleave', giveUp, { once: true });
}

/** Removes the mark from a link whose card does not show. */
function unmark(link: HTMLAnchorElement): void {
	if (TermCard.shown?.link !== link) delete link.dataset.card;
}

/** @param pointerY where the pointer rests, in px from the top of the window. */
async function openCard(link: HTMLAnchorElement, { isTap = false, pointerY }: { isTap?: boolean; pointerY?: number | undefined }): Promise<void> {
	const definition = document.getElementById(link.getAttribute('aria-describedby') ?? '');
	const title = definition?.previousElementSibling;
	await loadStyles(styles);
	// If the reader has left the link meanwhile, no card opens.
	if (!definition || !title || !(isTap || link.matches(HELD))) {
		unmark(link);
		return;
	}
	TermCard.shown?.remove();
	const card = new TermCard(link, [makeElement('strong', title.textContent), makeElement('p', definition.textContent)]);
	card.pointerY = pointerY;
	if (isTap) card.append(makeElement('small', strings.tapAgain));
	// Inside of the page element, so that the card disappears with the page.
	if (link.isConnected) document.getElementById(ID.page)?.append(card);
	if (isTap) announce(definition.textContent);
}

/** The card of one link; it exists while it is shown. */
class TermCard extends LiveElement {
	static shown: TermCard | undefined;
	readonly link: HTMLAnchorElement;
	pointerY: number | undefined;
	#leaving: ReturnType<typeof setTimeout> | undefined;

	constructor(link: HTMLAnchorElement, content: readonly Node[]) {
		super();
		this.link = link;
		this.append(...content);
	}

	protected enter(signal: AbortSignal): void {
		TermCard.shown = this;
		this.link.dataset.card = '';
		this.className = 'term-card screen-only';
		this.popover = 'manual';
		this.role = 'tooltip';
		this.showPopover();
		this.#place();
		this.#watch(signal);
		signal.addEventListener('abort', () => {
			TermCard.shown = undefined;
			delete this.link.dataset.card;
		});
	}

	/** Closes unless link or card are still pointed at or focused. */
	#watch(signal: AbortSignal): void {
		const { link } = this;
		const leave = () => {
			clearTimeout(this.#leaving);
			this.#leaving = setTimeout(() => {
				if (!link.matches(HELD) && !this.matches(':hover')) this.remove();
			}, LEAVE_DELAY);
		};
		for (const held of [link, this]) held.addEventListener('pointerleave', leave, { signal });
		link.addEventListener('blur', leave, { signal });
		document.addEventListener('keydown', ({ key }) => key === 'Escape' && this.remove(), { signal });
		const onPointerDown = ({ target }: Event) => {
			if (target instanceof Node && !link.contains(target) && !this.contains(target)) this.remove();
		};
		document.addEventListener('pointerdown', onPointerDown, { signal });
	}

	/** Places it below the line of the link that is pointed at, else the first one, or above if there is no room, within the window. It scrolls with the text. */
	#place(): void {
		const { pointerY = 0 } = this;
		const lines = [...this.link.getClientRects()];
		const line = lines.find(({ top, bottom }) => top <= pointerY && pointerY <= bottom) ?? lines[0] ?? this.link.getBoundingClientRect();
		const { width, height } = this.getBoundingClientRect();
		const { clientWidth, clientHeight } = document.documentElement;
		const isBelow = line.bottom + CARD_GAP + height <= clientHeight || line.top - CARD_GAP - height < 0;
		const left = Math.max(EDGE, Math.min(line.left, clientWidth - width - EDGE));
		this.style.left = `${left + scrollX}px`;
		this.style.top = `${(isBelow ? line.bottom + CARD_GAP : line.top - CARD_GAP - height) + scrollY}px`;
	}
}

define('term-card', TermCard);

function makeElement(name: string, text: string): HTMLElement {
	const made = document.createElement(name);
	made.textContent = text;
	return made;
}
