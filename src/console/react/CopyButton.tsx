import { useState } from 'react';
import { consoleText } from '#words/console.ts';

/** How long a button says that it has copied, in ms. */
const NOTICE_TIME = 2000;

/** A button that copies a text. */
export function CopyButton({ text, label = consoleText.copy }: { text(): string; label?: string }) {
	const [said, setSaid] = useState<string>();
	const copy = async () => {
		setSaid((await copyWithFallback(text())) ? consoleText.copied : consoleText.notCopied);
		setTimeout(() => setSaid(undefined), NOTICE_TIME);
	};
	return (
		<button type="button" className="console-minor" onClick={copy}>
			<span aria-live="polite">{said ?? label}</span>
		</button>
	);
}

/** Puts text into the clipboard; pages without HTTPS have none of their own and take the older way. */
async function copyWithFallback(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		const area = document.createElement('textarea');
		area.value = text;
		document.body.append(area);
		area.select();
		const isCopied = document.execCommand('copy');
		area.remove();
		return isCopied;
	}
}
