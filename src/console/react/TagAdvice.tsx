import { useState } from 'react';
import { bodyContent, type ReadResponse } from '#console/exchange/exchange.ts';
import { consoleText } from '#words/console.ts';
import { ResponseBody } from './ExchangeView.tsx';

interface TagAdviceProps {
	status: number;
	readRecord(): Promise<ReadResponse | undefined>;
	renewTag(): void;
}

/** What to do when a record is not in the state that the request named, or when the request named none: look at its state, then go on. */
export function TagAdvice({ status, readRecord, renewTag }: TagAdviceProps) {
	const [record, setRecord] = useState<ReadResponse>();
	return (
		<div className="console-advice">
			<p>{status === 428 ? consoleText.noTag : consoleText.oldTag}</p>
			<p>
				<button type="button" className="console-minor" onClick={async () => setRecord(await readRecord())}>
					{consoleText.readRecord}
				</button>
			</p>
			<p>
				<button type="button" className="console-minor" onClick={renewTag}>
					{consoleText.renewTag}
				</button>
			</p>
			{record && <ResponseBody content={bodyContent(record)} response={record} label={consoleText.record} />}
		</div>
	);
}
