import { useState } from 'react';
import { bodyContent, type ReadResponse } from '#console/exchange/exchange.ts';
import { consoleText } from '#words/console.ts';
import { ResponseBody } from './ExchangeView.tsx';

interface TagAdviceProps {
	status: number;
	readRecord(): Promise<ReadResponse | undefined>;
	renewTag(): void;
}

/** Refusals because of the state of a record. With 409 the tag is not the cause, so a new one does not help. */
const ADVICE: Readonly<Record<number, string>> = { 409: consoleText.conflict, 412: consoleText.oldTag, 428: consoleText.noTag };

/**
 * What to do when a record is not in the state that the request named, when the request named none, or when the state does not allow what is asked:
 * look at its state, then go on. Nothing for other statuses.
 */
export function TagAdvice({ status, readRecord, renewTag }: TagAdviceProps) {
	const [record, setRecord] = useState<ReadResponse>();
	const words = ADVICE[status];
	if (words === undefined) return null;
	return (
		<div className="console-advice">
			<p>{words}</p>
			<p>
				<button type="button" className="console-minor" onClick={async () => setRecord(await readRecord())}>
					{consoleText.readRecord}
				</button>
			</p>
			{status !== 409 && (
				<p>
					<button type="button" className="console-minor" onClick={renewTag}>
						{consoleText.renewTag}
					</button>
				</p>
			)}
			{record && <ResponseBody content={bodyContent(record)} response={record} label={consoleText.record} />}
		</div>
	);
}
