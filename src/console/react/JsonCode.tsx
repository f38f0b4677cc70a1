import { type ReactNode, useMemo } from 'react';
import { jsonTokens } from '#text/json-tokens.ts';

/** Longer texts come without colours, which would take more time than they are worth. */
const LONGEST = 100_000;

/** Lets long code fold, if what does so comes. */
const fold = (code: HTMLElement | null) => {
	if (code) import('#code-reading/fold-code.ts').then(({ foldCode }) => foldCode(code), reportError);
};

/** Code in a box that scrolls. Another text gets an element of its own, because folding moves what stands in it. */
export function CodeRegion({ label, text, children = text }: { label: string; text: string; children?: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
		<section className="console-code" tabIndex={0} aria-label={label}>
			<pre>
				<code key={text} ref={fold}>
					{children}
				</code>
			</pre>
		</section>
	);
}

/** Coloured JSON. */
export function JsonCode({ text, label }: { text: string; label: string }) {
	const pieces = useMemo(() => {
		if (text.length > LONGEST) return text;
		let at = 0;
		return jsonTokens(text).map(({ kind, text: piece }) => {
			at += piece.length;
			return kind === undefined ? (
				piece
			) : (
				<span key={at} className={kind}>
					{piece}
				</span>
			);
		});
	}, [text]);
	return (
		<CodeRegion label={label} text={text}>
			{pieces}
		</CodeRegion>
	);
}
