import { MessageText } from './Message.tsx';
import { readMessages } from './message-list.ts';

/** All messages with links to what is said of each on the page. */
export function MessageTable({ list }: { list: string }) {
	return (
		<ul className="message-table">
			{[...readMessages(list)].map(([code, text]) => (
				<li key={code}>
					<a href={`#${code.toLowerCase()}`}>{code}</a>
					<span>
						<MessageText text={text} />
					</span>
				</li>
			))}
		</ul>
	);
}
