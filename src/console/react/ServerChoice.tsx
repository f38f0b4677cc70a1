import { useId } from 'react';
import type { RealServer } from '#console/data/console-data.ts';
import { consoleText } from '#words/console.ts';

interface ServerChoiceProps {
	servers: readonly RealServer[];
	/** Address of the chosen one; empty for the sandbox. */
	url: string;
	onChoose(url: string): void;
}

/** Where requests go: the sandbox, or one of the servers that the owner allows. */
export function ServerChoice({ servers, url, onChoose }: ServerChoiceProps) {
	const id = useId();
	return (
		<label className="console-row" htmlFor={id}>
			{consoleText.target}{' '}
			<select id={id} value={url} onChange={({ target }) => onChoose(target.value)}>
				<option value="">{consoleText.sandbox}</option>
				{servers.map((server) => (
					<option key={server.url} value={server.url}>
						{server.name} ({server.url})
					</option>
				))}
			</select>
		</label>
	);
}
