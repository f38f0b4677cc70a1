import { type ReactNode, useMemo } from 'react';
import { jsonTokens } from '#text/json-tokens.ts';

/** Longer texts come without colours, which would take more time than they are worth. */
const LONGEST = 100_000;

/** Code in a box that scrolls. */
export function CodeRegion({ label, children }: { label: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
		<section className="console-code" tabIndex={0} aria-label={label}>
			<pre>
				<code>{children}</code>
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
	return <CodeRegion label={label}>{pieces}</CodeRegion>;
}
