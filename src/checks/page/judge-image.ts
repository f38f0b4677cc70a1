import { isServed, type Output } from '#finished-page/output.ts';
import { resolveTarget } from '#finished-page/resolve-target.ts';
import type { Fault, LinkOnPage } from './judge-link.ts';
import { nearestPath } from './nearest-path.ts';

const IMAGE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Judges the address of one image. Returns `undefined` when its file is in the output or belongs to another site. */
export function judgeImage({ href, text, path }: LinkOnPage, output: Output): Fault | undefined {
	const target = resolveTarget(href, path, output);
	if (target.kind === 'external') return undefined;
	if (target.kind === 'internal' && href !== '' && isServed(output, target.path)) return undefined;
	// Writers leave out the base.
	const shown = target.kind === 'internal' && href.startsWith('/') ? target.path : href;
	const close = nearestPath(
		target.path,
		[...output.files].filter((file) => IMAGE.test(file)),
	);
	return {
		severity: 'warning',
		rule: 'missing-image',
		message: `Das Bild ${text === '' ? '' : `„${text}“ `}liegt nicht unter ${shown || 'einer leeren Adresse'}.`,
		hint: close ? `Meinten Sie ${close}?` : 'Legen Sie die Datei in public/ oder neben die Seite und berichtigen Sie die Adresse.',
	};
}
