import type { Problem } from '#schema/problem.ts';
import { runRules } from '../rule.ts';
import { blockedScript } from './blocked-script.ts';
import { brokenAnchor } from './broken-anchor.ts';
import { brokenHelpTarget } from './broken-help-target.ts';
import { brokenLink } from './broken-link.ts';
import { brokenMarkdownLink } from './broken-markdown-link.ts';
import { brokenSearchWords } from './broken-search-words.ts';
import { damagedText } from './damaged-text.ts';
import { duplicateAnchor } from './duplicate-anchor.ts';
import { duplicateTitle } from './duplicate-title.ts';
import { figureCaption } from './figure-caption.ts';
import { figureName } from './figure-name.ts';
import { figureText } from './figure-text.ts';
import { findDeadLinks } from './find-dead-links.ts';
import type { FinishedSite } from './finished-site.ts';
import { foreignStyle } from './foreign-style.ts';
import { imageAlt } from './image-alt.ts';
import { markedProblems } from './marked-problems.ts';
import { missingImage } from './missing-image.ts';
import { missingStyle } from './missing-style.ts';
import { pageHeading } from './page-heading.ts';
import { pageLanguage } from './page-language.ts';
import { pageText } from './page-text.ts';
import { pageTitle } from './page-title.ts';
import { sitemap } from './sitemap.ts';
import { takenSearchWord } from './taken-search-word.ts';
import { wrongBase } from './wrong-base.ts';

/** The rules about finished pages. */
const PAGE_RULES = [
	wrongBase,
	brokenLink,
	brokenMarkdownLink,
	brokenAnchor,
	brokenHelpTarget,
	brokenSearchWords,
	takenSearchWord,
	missingImage,
	imageAlt,
	figureCaption,
	figureName,
	figureText,
	pageLanguage,
	pageTitle,
	duplicateTitle,
	pageHeading,
	pageText,
	damagedText,
	duplicateAnchor,
	sitemap,
	missingStyle,
	foreignStyle,
	blockedScript,
];

/** All problems of a finished site: what the rules find, and what rendering marked in the pages. */
export function runPageRules(site: Omit<FinishedSite, 'deadLinks'>): Problem[] {
	const deadLinks = findDeadLinks(site.output, site.blame, site.redirects);
	return [...markedProblems(site.output, site.blame), ...runRules(PAGE_RULES, { ...site, deadLinks })];
}
