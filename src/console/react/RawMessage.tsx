import { useEffect, useState } from 'react';
import type { ReadResponse } from '#console/exchange/exchange.ts';
import { rawRequest, rawResponse } from '#console/exchange/raw-message.ts';
import { type Sent, wireOf } from '#console/exchange/wire.ts';
import { consoleText } from '#words/console.ts';
import { CodeRegion } from './CodeRegion.tsx';
import { CopyButton } from './CopyButton.tsx';

/** The request that would be sent now, byte for byte, in a fold. */
export function RawRequest({ request, secrets, files }: Pick<Sent, 'request' | 'secrets' | 'files'>) {
	const [isOpen, setOpen] = useState(false);
	const [text, setText] = useState('');
	useEffect(() => {
		if (!isOpen) return;
		let isCurrent = true;
		void rawRequest(wireOf(request, { secrets, files })).then((written) => isCurrent && setText(written));
		return () => {
			isCurrent = false;
		};
	}, [isOpen, request, secrets, files]);
	return (
		<details className="console-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{consoleText.rawRequest}</summary>
			{isOpen && <RawText text={text} label={consoleText.rawRequest} />}
			<p className="console-hint">{consoleText.rawRequestNote}</p>
		</details>
	);
}

/** A response as it came, in a fold. */
export function RawResponse({ response }: { response: ReadResponse }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<details className="console-more" onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{consoleText.rawResponse}</summary>
			{isOpen && <RawText text={rawResponse(response)} label={consoleText.rawResponse} />}
		</details>
	);
}

function RawText({ text, label }: { text: string; label: string }) {
	return (
		<div className="console-body">
			<CopyButton text={() => text} />
			<CodeRegion label={label} text={text} />
		</div>
	);
}
