import { useMemo } from 'react';
import { LONGEST_COLOURED } from '#console/exchange/body-limits.ts';
import { jsonTokens } from '#text/json-tokens.ts';
import { xmlTokens } from '#text/xml-tokens.ts';

const TOKENISERS = { json: jsonTokens, xml: xmlTokens };

/** Lets long code fold, if what does so comes. */
const foldWhenLoaded = (code: HTMLElement | null) => {
	if (code) import('#code-reading/fold-code.ts').then(({ foldCode }) => foldCode(code), reportError);
};

interface CodeRegionProps {
	label: string;
	text: string;
	/** What it is coloured as. */
	language?: keyof typeof TOKENISERS | undefined;
}

/** Code in a box that scrolls. Another text gets an element of its own, because folding moves what stands in it. */
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
