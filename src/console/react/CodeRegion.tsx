import { useMemo } from 'react';
import { LONGEST_COLOURED } from '#console/exchange/body-limits.ts';
import { jsonTokens } from '#text/json-tokens.ts';
import { xmlTokens } from '#text/xml-tokens.ts';

const TOKENISERS = { json: jsonTokens, xml: xmlTokens };

/** Adds folds to long code, if their script loads. */
const foldWhenLoaded = (code: HTMLElement | null) => {
	if (code) import('#code-reading/fold-code.ts').then(({ foldCode }) => foldCode(code), reportError);
};

interface CodeRegionProps {
	label: string;
	text: string;
	/** The language by which it is coloured. */
	language?: keyof typeof TOKENISERS | undefined;
}

/** Code in a box that scrolls. A new text gets a new element, because folding moves the nodes inside. */
export function CodeRegion({ label, text, language }: CodeRegionProps) {
	const pieces = useMemo(() => {
		if (language === undefined || text.length > LONGEST_COLOURED) return text;
		let at = 0;
		return TOKENISERS[language](text).map(({ kind, text: piece }) => {
			at += piece.length;
			return kind === undefined ? (
				piece
			) : (
				<span key={at} className={kind}>
					{piece}
				</span>
			);
		});
	}, [text, language]);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
		<section className="console-code" tabIndex={0} aria-label={label}>
			<pre>
				<code key={text} ref={foldWhenLoaded}>
					{pieces}
				</code>
			</pre>
		</section>
	);
}
