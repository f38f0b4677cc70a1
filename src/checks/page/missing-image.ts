import { linkProblems } from '#words/link-problems.ts';
import type { PageRule } from './finished-site.ts';
import { nearestPath } from './nearest-path.ts';

const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

export const missingImage = {
	id: 'missing-image',
	run: ({ output, deadLinks }) =>
		deadLinks
			.filter(({ kind }) => kind === 'image')
			.map(({ file, line, href, text, path }) => {
				// Writers leave out the base.
				const shown = href.startsWith('/') ? path : href;
				const images = [...output.files].filter((name) => IMAGE.test(name));
				const close = nearestPath(path, images);
				return {
					file,
					line,
					message: linkProblems.noImage(text, shown),
					hint: close ? linkProblems.didYouMean(close) : linkProblems.mendImage,
				};
			}),
} satisfies PageRule;
