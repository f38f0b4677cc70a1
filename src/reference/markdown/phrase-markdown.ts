import { codeSpan, plain } from '#openapi/page/markdown-text.ts';
import type { Phrase, Piece } from '#reference/wording/phrase.ts';
import { api } from '#words/api.ts';

/** A phrase as Markdown: values are code; a link within the page is only its text, because Markdown has no ids. */
export const phraseMarkdown = (phrase: Phrase): string => phrase.map(pieceMarkdown).join('');

function pieceMarkdown(piece: Piece): string {
	if (typeof piece === 'string') return plain(piece);
	if ('code' in piece) return piece.code === '' ? `*${api.empty}*` : codeSpan(piece.code);
	return piece.href.startsWith('#') ? plain(piece.link) : `[${plain(piece.link)}](${linkDestination(piece.href)})`;
}

/** An address between brackets holds everything but these. */
const linkDestination = (href: string) => (/[\s()<>]/.test(href) ? `<${href.replace(/[\s<>]/g, encodeURIComponent)}>` : href);
