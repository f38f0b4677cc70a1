import './code-parts.css';
import { CONSOLE_ID } from '#console/react/ConsoleFrame.tsx';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { consoleFrame } from '#words/console.ts';
import type { OperationCode } from './code-view.ts';

interface CodePartsProps {
	code: OperationCode;
	/** Whether the operation can be tried on its page. */
	hasConsole: boolean;
}

/** Links to the panels beside the description, for the line that stays in view. Samples come first, because a phone has room for one link. */
export function CodeParts({ code: { samples, requests, responses }, hasConsole }: CodePartsProps) {
	const parts = [
		...(samples.length > 0 ? [{ id: anchors.samples, label: api.samples }] : []),
		...(responses.length > 0 ? [{ id: anchors.exampleResponses, label: api.codePart.responses }] : []),
		...(requests.length > 0 ? [{ id: anchors.exampleRequests, label: api.codePart.requests }] : []),
		...(hasConsole ? [{ id: CONSOLE_ID, label: consoleFrame.title, isLive: true }] : []),
	];
	if (parts.length === 0) return null;
	return (
		<p className="side-parts">
			{parts.map(({ id, label, isLive }) => (
				<a key={id} className={isLive ? 'js-only' : undefined} href={`#${id}`}>
					{label}
				</a>
			))}
		</p>
	);
}
