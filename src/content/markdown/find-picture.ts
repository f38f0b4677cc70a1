import { isSitePath } from '#text/is-site-path.ts';
import { linkProblems } from '#words/link-problems.ts';
import { attachmentInOtherCase, lackOfPicture } from './attachment.ts';
import { imageTarget, type LinkContext } from './link-target.ts';
import type { MarkdownFinding } from './problem-mark.ts';

/** A picture in a text: its address in the site, or as written if it is missing, and what is wrong with it, if anything. */
interface FoundPicture {
	address: string;
	finding: MarkdownFinding | undefined;
}

/** Where a picture is written. */
interface PicturePlace {
	/** Relative to the root of the site. */
	file: string | undefined;
	/** Whether it is written as HTML, where absolute addresses already include the base. */
	isHtml: boolean;
}

/** Finds a picture by its address in a Markdown file. */
export function findPicture(written: string, { file, isHtml }: PicturePlace, context: LinkContext): FoundPicture {
	const address = isHtml && isSitePath(written) ? written : imageTarget(written, file, context);
	if (address === undefined) return { address: written, finding: missing(written, attachmentInOtherCase(written, file, context)) };
	const lack = lackOfPicture(address, context);
	if (lack === undefined) return { address, finding: undefined };
	const [message, hint] = LACKS[lack];
	return { address, finding: { rule: 'missing-image', message: message(written), hint } };
}

/** Message and hint for a file that is not a picture. */
export const LACKS = {
	empty: [linkProblems.emptyImage, linkProblems.emptyImageHint],
	pointer: [linkProblems.unfetchedImage, linkProblems.unfetchedImageHint],
} as const;

const missing = (written: string, inOtherCase: string | undefined): MarkdownFinding => ({
	rule: 'missing-image',
	message: linkProblems.missingImage(written),
	hint: inOtherCase === undefined ? linkProblems.fromFolder : linkProblems.otherCase(inOtherCase),
});
