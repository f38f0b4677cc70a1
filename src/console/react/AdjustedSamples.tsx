import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { SAMPLE_LANGUAGES } from '#openapi/samples/languages.ts';
import { consoleText } from '#words/console.ts';

interface AdjustedSamplesProps {
	request: ApiRequest;
	/** Whether the request is another one than that of the page. */
	isAdjusted: boolean;
	onRestore(): void;
}

/** Lets the samples of the page follow the form. What is adjusted comes without colours and says so; the page's own comes back as it was. */
export function AdjustedSamples({ request, isAdjusted, onRestore }: AdjustedSamplesProps) {
	const originals = useRef(new Map<Element, string>());
	const [title, setTitle] = useState<Element | null>(null);
	useEffect(() => setTitle(document.querySelector('.panel-samples .panel-title')), []);
	useEffect(() => {
		for (const { id, sample } of SAMPLE_LANGUAGES) {
			const code = document.querySelector(`.panel-samples [data-tab="${id}"] pre code`);
			if (code === null) continue;
			if (isAdjusted) {
				if (!originals.current.has(code)) originals.current.set(code, code.innerHTML);
				code.textContent = sample(request);
			} else {
				const original = originals.current.get(code);
				if (original !== undefined) code.innerHTML = original;
			}
		}
	}, [request, isAdjusted]);
	if (!isAdjusted || title === null) return null;
	return createPortal(
		<span className="console-adjusted">
			<mark>{consoleText.adjusted}</mark>{' '}
			<button type="button" className="console-minor" onClick={onRestore}>
				{consoleText.restore}
			</button>
		</span>,
		title,
	);
}
