import { useState } from 'react';
import { copyFromField } from '#code-reading/copy-from-field.ts';
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

async function copyWithFallback(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyFromField(text);
	}
}
