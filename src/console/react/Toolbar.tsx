import { useState } from 'react';
import type { Practice } from '#console/practice.ts';
import { consoleText } from '#words/console.ts';
import { saveFile } from './save-file.ts';

/** What can be done with the state of the practice environment as a whole. */
export function Toolbar({ practice, onReset }: { practice: Practice; onReset(): void }) {
	const [said, setSaid] = useState('');
	const reset = async () => {
		await practice.reset();
		onReset();
		setSaid(consoleText.resetDone);
	};
	const save = async () => saveFile(await practice.exportState(), consoleText.exportName, 'application/json');
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
