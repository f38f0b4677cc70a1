import type { Collector } from './collector.ts';

/** What a figure of the page says to people who do not see it. */
export interface PageFigure {
	/** The caption, white space collapsed; empty without one. */
	caption: string;
	/** Drawings and pictures that are not hidden from screen readers: whether each has a name, and a description of its own. The words of a picture are both. */
	drawings: { isNamed: boolean; isDescribed: boolean }[];
	/** Whether there is a table, a list, a description to unfold or plain text besides drawing and caption. */
	hasAlternative: boolean;
}

const TEXT_ALTERNATIVES = new Set(['table', 'ol', 'ul', 'dl', 'details']);

/** Gathers the figures of `main`, each with its drawings (`svg`), and pictures with words (`img`, or what says that it is one). */
export function collectFigures(): Collector & { figures: PageFigure[] } {
	const figures: PageFigure[] = [];
	/** Open elements from the figure down. */
	const open: string[] = [];
	const figure = () => (open.length > 0 ? figures.at(-1) : undefined);
	return {
		figures,
		open({ name, attributes, area }) {
			if (open.length === 0 && (name !== 'figure' || area !== 'main')) return;
			if (open.length === 0) figures.push({ caption: '', drawings: [], hasAlternative: false });
			const current = figures.at(-1);
			open.push(name);
			const isPicture = name === 'img' || attributes['role'] === 'img';
			if ((name === 'svg' || isPicture) && attributes['aria-hidden'] !== 'true') {
				const has = (...keys: string[]) => keys.some((key) => (attributes[key] ?? '').trim() !== '');
				const isNamed = has('aria-label', 'aria-labelledby');
				if (name === 'svg') current?.drawings.push({ isNamed, isDescribed: has('aria-describedby') });
				else if (isNamed || has('alt')) current?.drawings.push({ isNamed: true, isDescribed: true });
			}
			if (current && TEXT_ALTERNATIVES.has(name) && !open.includes('svg')) current.hasAlternative = true;
		},
		text(text) {
			const current = figure();
			if (current === undefined || text.trim() === '') return;
			const drawing = current.drawings.at(-1);
			const isInDrawing = open.includes('svg');
			if (open.includes('figcaption')) current.caption = `${current.caption} ${text}`.replace(/\s+/g, ' ').trim();
			else if (!isInDrawing) current.hasAlternative = true;
			else if (drawing && open.at(-1) === 'title') drawing.isNamed = true;
			else if (drawing && open.at(-1) === 'desc') drawing.isDescribed = true;
		},
		close() {
			open.pop();
		},
	};
}
