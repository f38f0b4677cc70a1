import { consoleText } from '#words/console.ts';

/** A body that is text and no JSON: it goes as it is written. */
export function TextBody({ text, onChange }: { text: string; onChange(text: string): void }) {
	return (
		<textarea
			className="console-json"
			aria-label={consoleText.textOf}
			spellCheck={false}
			autoComplete="off"
			rows={Math.min(24, Math.max(6, text.split('\n').length + 1))}
			value={text}
			onChange={({ target }) => onChange(target.value)}
		/>
	);
}
