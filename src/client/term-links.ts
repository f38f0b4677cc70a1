type Counts = (event: Partial<PointerEvent>, link: Element) => boolean;

/** What opens a card. A tap shows it first, as a pointer would by resting; the next tap follows the link. Click and tap bring the focus too. */
const CAUSES: Readonly<Record<string, Counts>> = {
	pointerover: ({ pointerType }) => pointerType !== 'touch',
	focusin: (_, link) => link.matches(':focus-visible'),
	click: ({ pointerType }) => pointerType === 'touch',
};

/** Cards come with the first mention of a term that is pointed at, focused or tapped. Without a card a mention is a link like any other. */
export function startTermLinks(): void {
	for (const [cause, counts] of Object.entries(CAUSES)) {
		document.addEventListener(cause, (event) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.term');
			if (!link || 'card' in link.dataset || !counts(event, link)) return;
			const isTap = cause === 'click';
			if (isTap) event.preventDefault();
			link.dataset.card = '';
			import('./term-card.ts')
				.then((code) => code.showTerm(link, cause))
				.catch((error: unknown) => {
					reportError(error);
					if (isTap) link.click();
					delete link.dataset.card;
				});
		});
	}
}
