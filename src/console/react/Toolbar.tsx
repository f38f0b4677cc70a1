import { useState } from 'react';
import type { SandboxSession } from '#console/session/sandbox-session.ts';
import { consoleText } from '#words/console.ts';
import { saveFile } from './save-file.ts';

/** What can be done with the state of the sandbox as a whole. */
export function Toolbar({ session, onReset }: { session: SandboxSession; onReset(): void }) {
	const [said, setSaid] = useState('');
	const reset = async () => {
		await session.reset();
		onReset();
		setSaid(consoleText.resetDone);
	};
	const save = async () => saveFile(await session.exportState(), consoleText.exportName, 'application/json');
	return (
		<p className="console-row console-tools">
			<button type="button" className="console-minor" onClick={reset}>
				{consoleText.reset}
			</button>
			<button type="button" className="console-minor" onClick={save}>
				{consoleText.export}
			</button>
			<span role="status">{said}</span>
		</p>
	);
}
