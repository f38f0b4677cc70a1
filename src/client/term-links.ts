type Counts = (event: Partial<PointerEvent>, link: Element) => boolean;

/** Events that open a card. The first tap shows it, the next one follows the link. Clicks and taps also move the focus. */
const CAUSES: Readonly<Record<string, Counts>> = {
	pointerover: ({ pointerType }) => pointerType !== 'touch',
	focusin: (_, link) => link.matches(':focus-visible'),
	click: ({ pointerType }) => pointerType === 'touch',
};

/** Loads cards when the first mention of a term is pointed at, focused or tapped. Without cards, mentions are ordinary links. */
export function startTermLinks(): void {
	for (const [cause, counts] of Object.entries(CAUSES)) {
		document.addEventListener(cause, (event) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.term');
			if (!link || 'card' in link.dataset || !counts(event, link)) return;
			const isTap = cause === 'click';
			if (isTap) event.preventDefault();
			link.dataset.card = '';
			import('./term-card.ts')
				.then((code) => code.showTerm(link, event))
				.catch((error: unknown) => {
					reportError(error);
					if (isTap) link.click();
					delete link.dataset.card;
				});
		});
	}
}
