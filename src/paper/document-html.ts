import { renderSVG } from 'uqr';
import { escapeHtml } from '#text/escape-html.ts';
import { groupedChecksum } from '#text/grouped-checksum.ts';
import { longDate } from '#words/dates.ts';
import { editionFacts as facts, paper as words } from '#words/paper.ts';
import { pageMark } from './page-marks.ts';
import { type DocumentEdition, fullTitle, type PaperDocument } from './paper-document.ts';
import { type PaperPart, partId, withInner } from './paper-outline.ts';

/** A document as one HTML page for the printing browser, with marks for page numbers. `css`: the style of the paper. */
export function documentHtml(document: PaperDocument, css: string): string {
	const { lang, styles, parts } = document;
	return [
		`<!DOCTYPE html><html lang="${escapeHtml(lang)}" data-theme="light"><head><meta charset="utf-8"><title>${escapeHtml(fullTitle(document))}</title>`,
		`<style>@layer tokens,base,layout,prose,parts,states,print;\n${styles}\n${css}\n${runningHeads(document)}</style></head><body class="paper">`,
		cover(document),
		tableOfContents(document),
		...parts.map((part) => sectionHtml(part, document, '')),
		'</body></html>',
	].join('\n');
}

/** A text in a style sheet; `</style>` in it must not end the element. */
const cssText = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ').replaceAll('<', '\\3c ')}"`;

/** Where each part begins a page of its own: chapters and what stands first in them. */
const beginsPage = ({ number }: PaperPart) => number.split('.').length <= 2;

/** The cover has no running heads. */
const COVER = `@page paper-cover{${['top-left', 'bottom-left', 'bottom-right'].map((place) => `@${place}{content:none}`).join('')}}`;

/** Title above, part beside it, edition and page below. Parts have a sheet each because that is how a browser tells them apart. */
function runningHeads({ title, number, edition, parts }: PaperDocument): string {
	const about = [number, edition && words.edition(edition.id, edition.date), edition?.state === 'draft' ? words.draft : undefined];
	const foot = about.filter((text) => text !== undefined).join(' · ');
	const page = `${cssText(`${words.page} `)} counter(page) ${cssText(` ${words.of} `)} counter(pages)`;
	const sheets = parts
		.flatMap(withInner)
		.filter(beginsPage)
		.map((part) => `@page ${partId(part)}{@top-right{content:${cssText(`${part.number}  ${part.title}`)}}}.sheet-${partId(part)}{page:${partId(part)}}`);
	return [`@page{@top-left{content:${cssText(title)}}@bottom-left{content:${cssText(foot)}}@bottom-right{content:${page}}}`, COVER, ...sheets].join('\n');
}

function cover({ title, chapter, number, edition, copyright, sha256 }: PaperDocument): string {
	const rows = [
		[facts.documentNumber, number],
		[facts.edition, edition?.id],
		...(edition?.state === 'draft'
			? [[facts.state, facts.draft]]
			: [
					[facts.validFrom, edition && longDate(edition.date)],
					[facts.approvedBy, edition?.approvedBy],
				]),
		[facts.sha256, groupedChecksum(sha256)],
	].flatMap(([label, value]) => (label === undefined || value === undefined ? [] : [`<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`]));
	return `<section class="paper-cover">
<header><p class="paper-title">${escapeHtml(title)}</p>${chapter === undefined ? '' : `<p class="paper-chapter">${escapeHtml(words.chapter(chapter.number, chapter.title))}</p>`}</header>
<div class="paper-imprint"><dl>${rows.join('')}</dl>${edition === undefined ? '' : validity(edition)}<p class="paper-hint">${words.links}</p><p class="paper-hint">${escapeHtml(copyright)}</p></div>
</section>${chapter === undefined && edition !== undefined && edition.changes.length > 0 ? changes(edition) : ''}`;
}

function validity({ address }: DocumentEdition): string {
	const svg = renderSVG(address, { border: 0 }).replace('<svg ', `<svg role="img" aria-label="${escapeHtml(words.code(address))}" class="paper-code" `);
	return `<div class="paper-validity">${svg}<div><p><b>${words.check}</b></p><p>${words.checkHint}</p><p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p></div></div>`;
}

function changes({ before, changes: list }: DocumentEdition): string {
	const title = before === undefined ? words.changes : words.changesSince(before.id);
	return `<section class="paper-front"><h1>${escapeHtml(title)}</h1><ul>${list.map((change) => `<li>${escapeHtml(change)}</li>`).join('')}</ul></section>`;
}

/** Depth of the table of contents. */
const CONTENTS_DEPTH = 3;

function tableOfContents(document: PaperDocument): string {
	return `<section class="paper-front"><h1>${words.contents}</h1>${partList(document.parts, CONTENTS_DEPTH, document)}</section>`;
}

/** A list of parts with their pages, `depth` levels of it. */
function partList(parts: readonly PaperPart[], depth: number, document: PaperDocument): string {
	const entry = (part: PaperPart): string => {
		const line = `<span class="paper-number">${part.number}</span><span>${titleHtml(part, document)}</span><span class="paper-dots"></span><span>${pageMark('number', partId(part))}</span>`;
		return `<li><a href="#${partId(part)}">${line}</a>${depth > 1 && part.parts.length > 0 ? partList(part.parts, depth - 1, document) : ''}</li>`;
	};
	return `<ol class="paper-contents">${parts.map(entry).join('')}</ol>`;
}

/** A title, in its own language where its page is not translated. */
function titleHtml({ title, path = '' }: PaperPart, { pages }: PaperDocument): string {
	const lang = pages.get(path)?.lang;
	return lang === undefined ? escapeHtml(title) : `<span lang="${escapeHtml(lang)}">${escapeHtml(title)}</span>`;
}

/** A part with all that stands in it. `sheet`: what the part around stands on. */
function sectionHtml(part: PaperPart, document: PaperDocument, sheet: string): string {
	const depth = part.number.split('.').length;
	const level = `h${Math.min(depth, 6)}`;
	const own = beginsPage(part) ? `sheet-${partId(part)}` : sheet;
	const heading = `<${level} id="${partId(part)}" class="paper-heading" data-depth="${depth}"><span class="paper-number">${part.number}</span> ${titleHtml(part, document)}</${level}>`;
	const lead = part.description === undefined ? '' : `<p class="lead">${escapeHtml(part.description)}</p>`;
	const text = document.pages.get(part.path ?? '')?.html ?? `${lead}${partList(part.parts, 1, document)}`;
	const inner = part.parts.map((below) => sectionHtml(below, document, own)).join('\n');
	return `<section class="${own}"><article class="prose">${heading}${text}</article></section>${inner}`;
}
