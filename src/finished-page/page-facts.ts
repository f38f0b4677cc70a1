import { Parser } from 'htmlparser2';
import { trackArea } from './area.ts';
import { collectArticle } from './article.ts';
import { collectDocument, type DocumentFacts } from './document.ts';
import { collectEmbeds, type PageEmbed } from './embeds.ts';
import { collectFigures, type PageFigure } from './figures.ts';
import { collectLinks, type PageImage, type PageLink } from './links.ts';
import { collectMarks, type ProblemMark } from './problem-marks.ts';
import { collectSections, type PageSection } from './sections.ts';
import { collectStyles, type PageStyles } from './styles.ts';

/** Everything that checks, feeds and search need to know of one finished page. */
export interface PageFacts extends DocumentFacts {
	/** Path in the site without its base, e.g. `/docs/handbuch/suche/` or `/404.html`. */
	path: string;
	links: PageLink[];
	images: PageImage[];
	/** Addresses of videos, sounds and documents that it shows. */
	media: string[];
	embeds: PageEmbed[];
	figures: PageFigure[];
	sections: PageSection[];
	marks: ProblemMark[];
	styles: PageStyles;
	/** HTML of the article, of blog posts only. */
	article: string | undefined;
}

/** Reads one page in a single pass. Broken HTML is read as far as it goes, never an error. */
export function readPageFacts(html: string, path: string): PageFacts {
	const area = trackArea();
	const documentFacts = collectDocument();
	const links = collectLinks();
	const embeds = collectEmbeds();
	const figures = collectFigures();
	const sections = collectSections();
	const marks = collectMarks();
	const styles = collectStyles();
	const article = collectArticle(html);
	const collectors = [documentFacts, links, embeds, figures, sections, marks, styles, article];
	const parser = new Parser({
		onopentag(name, attributes) {
			area.open(name, attributes);
			const tag = { name, attributes, area: area.area(), end: parser.endIndex + 1 };
			for (const collector of collectors) collector.open(tag);
		},
		ontext(text) {
			const where = area.area();
			for (const collector of collectors) collector.text(text, where);
		},
		onclosetag(name) {
			for (const collector of collectors) collector.close(name, parser.startIndex);
			area.close();
		},
	});
	parser.end(html);
	const facts = documentFacts.facts();
	return {
		path,
		...facts,
		links: links.links,
		images: links.images,
		media: links.media,
		embeds: embeds.embeds,
		figures: figures.figures,
		sections: sections.sections(),
		marks: marks.marks,
		styles: styles.styles(),
		article: facts.kind === 'post' ? article.article() : undefined,
	};
}
