import { Fragment } from 'react';
import type { Phrase, Piece } from '#reference/wording/phrase.ts';
import { isExternal } from '#ui/href.ts';
import { api } from '#words/api.ts';

/** A phrase in a text: values are code, places links. */
export function Words({ phrase }: { phrase: Phrase }) {
	return phrase.map((piece, index) => <Fragment key={index}>{typeof piece === 'string' ? piece : <PhrasePiece piece={piece} />}</Fragment>);
}

function PhrasePiece({ piece }: { piece: Exclude<Piece, string> }) {
	if ('href' in piece) {
		return (
			<a href={piece.href} rel={isExternal(piece.href) ? 'noopener' : undefined}>
				{piece.link}
			</a>
		);
	}
	return piece.code === '' ? <i>{api.empty}</i> : <code>{piece.code}</code>;
}
