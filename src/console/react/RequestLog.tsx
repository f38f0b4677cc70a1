import { useEffect, useState } from 'react';
import type { ConsoleForm } from '#console/form/form.ts';
import type { SandboxSession } from '#console/session/sandbox-session.ts';
import type { LogEntry } from '#console/session/session-storage.ts';
import { curl } from '#openapi/samples/curl.ts';
import { programText } from '#openapi/samples/sample-program.ts';
import { consoleText } from '#words/console.ts';
import { FORMATS } from '#words/locale.ts';
import { statusPhrase } from '#words/status-words.ts';
import { CopyButton } from './CopyButton.tsx';
import { StatusCode } from './StatusCode.tsx';

interface RequestLogProps {
	session: SandboxSession;
	/** Sends an entry once more. */
	onReplay(entry: LogEntry): void;
	/** Begins again from what was filled in for an entry of this operation. */
	onReuse(form: ConsoleForm): void;
	operation: string;
}

/** The last requests of all pages and tabs, newest first. */
export function RequestLog({ session, onReplay, onReuse, operation }: RequestLogProps) {
	const [entries, setEntries] = useState<readonly LogEntry[]>([]);
	useEffect(() => {
		let isShown = true;
		const refresh = () => void session.log().then((log) => isShown && setEntries(log));
		refresh();
		const end = session.subscribe(refresh);
		return () => {
			isShown = false;
			end();
		};
	}, [session]);
	return (
		<details className="console-more console-log">
			<summary>
				{consoleText.log} <small>{consoleText.logCount(entries.length)}</small>
			</summary>
			{entries.length === 0 ? (
				<p className="console-hint">{consoleText.logEmpty}</p>
			) : (
				<ol>
					{entries.map((entry) => (
						<li key={entry.id}>
							<StatusCode status={entry.status} title={statusPhrase(entry.status)} />
							<code>
								{entry.request.method} {new URL(entry.request.endpoint).pathname}
								{entry.request.query.length > 0 && `?${entry.request.query.join('&')}`}
							</code>
							<time dateTime={new Date(entry.at).toISOString()}>{new Date(entry.at).toLocaleTimeString(FORMATS)}</time>
							<CopyButton text={() => programText(curl(entry.request))} label={consoleText.copyCurl} />
							{entry.form && entry.operation === operation && (
								<button type="button" className="console-minor" onClick={() => entry.form && onReuse(entry.form)}>
									{consoleText.reuse}
								</button>
							)}
							{entry.server === undefined && (
								<button type="button" className="console-minor" onClick={() => onReplay(entry)}>
									{consoleText.replay}
								</button>
							)}
						</li>
					))}
				</ol>
			)}
		</details>
	);
}
