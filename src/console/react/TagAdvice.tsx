import { consoleText } from '#words/console.ts';

/** What to do when a record is not in the state that the request named, or when the request named none. */
export function TagAdvice({ status, renewTag }: { status: number; renewTag(): void }) {
	return (
		<div className="console-advice">
			<p>{status === 428 ? consoleText.noTag : consoleText.oldTag}</p>
			<p>
				<button type="button" className="console-minor" onClick={renewTag}>
					{consoleText.renewTag}
				</button>
			</p>
		</div>
	);
}
