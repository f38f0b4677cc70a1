import { apiProblems, isApiWarning } from './api-problems.ts';
import { readMessages } from './message-list.ts';
import './messages.css';

interface MessageProps {
	code: string;
	/** Text of `checks/messages.yml`. */
	list: string;
}

/** One message as it stands on screen, and what the API makes of it. Throws for a code that the list does not have. */
export function Message({ code, list }: MessageProps) {
	const text = readMessages(list).get(code);
	if (text === undefined) throw new Error(`There is no message ${code}.`);
	return (
		<div className="message">
			<p>
				<MessageText text={text} />
			</p>
			<p className="message-api">
				<MessageApi code={code} />
			</p>
		</div>
	);
}

/** A message with the names of its placeholders: „{maske}“. */
export function MessageText({ text }: { text: string }) {
	return text.split(/\{([^}]*)\}/).map((part, index) => (index % 2 === 0 ? part : <var key={`${index}`}>{part}</var>));
}

/** Status and type of the API's problem. */
function MessageApi({ code }: { code: string }) {
	if (isApiWarning(code))
		return (
			<>
				API: <code>warnings</code>
			</>
		);
	const problems = apiProblems(code);
	if (problems.length === 0) return 'Nur in der Oberfläche';
	return (
		<>
			API:{' '}
			{problems.map(({ type, status }) => (
				<span key={type}>
					{status} <code>{type}</code>
				</span>
			))}
		</>
	);
}
