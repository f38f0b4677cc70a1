import { useEffect, useState } from 'react';
import { rawRequest } from '#console/exchange/raw-message.ts';
import { type Sent, wireOf } from '#console/exchange/wire.ts';
import { consoleText } from '#words/console.ts';
import { CopyButton } from './CopyButton.tsx';
import { CodeRegion } from './JsonCode.tsx';

/** The request that would be sent now, byte for byte, behind a line. Secrets stand in it as they are given. */
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
			<RawText text={text} label={consoleText.rawRequest} />
			<p className="console-hint">{consoleText.rawRequestNote}</p>
		</details>
	);
}

/** Text of a message with a button that copies it. */
export function RawText({ text, label }: { text: string; label: string }) {
	return (
		<div className="console-body">
			<CopyButton text={() => text} />
			<CodeRegion label={label}>{text}</CodeRegion>
		</div>
	);
}
