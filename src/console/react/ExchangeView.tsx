import { type ReactNode, type Ref, useMemo } from 'react';
import { type BodyContent, bodyContent, type Exchange, type ReadResponse } from '#console/exchange/exchange.ts';
import { byteSize } from '#words/byte-size.ts';
import { consoleText } from '#words/console.ts';
import { FORMATS } from '#words/locale.ts';
import { statusPhrase } from '#words/status-words.ts';
import { CodeRegion } from './CodeRegion.tsx';
import { CopyButton } from './CopyButton.tsx';
import { RawResponse } from './RawMessage.tsx';
import { RecordChanges } from './RecordChanges.tsx';
import { StatusCode } from './StatusCode.tsx';
import { saveFile } from './save-file.ts';

interface ExchangeViewProps {
	exchange: Exchange;
	/** Of the heading, so that the focus can go there. */
	headingRef?: Ref<HTMLHeadingElement>;
	/** Advice on how to go on. */
	advice?: ReactNode;
}

/** The response: status in words, headers, body, and the records that the request has changed. */
export function ExchangeView({ exchange: { response, changes }, headingRef, advice }: ExchangeViewProps) {
	const content = useMemo(() => bodyContent(response), [response]);
	return (
		<div className="console-response">
			<h3 ref={headingRef} tabIndex={-1}>
				<StatusCode status={response.status} /> {statusPhrase(response.status)}{' '}
				<small>{consoleText.duration(Math.max(1, Math.round(response.duration)).toLocaleString(FORMATS))}</small>
			</h3>
			{response.isCut && <p className="console-problem">{consoleText.cut}</p>}
			{advice}
			<ResponseHeaders response={response} />
			<ResponseBody content={content} response={response} />
			<RawResponse response={response} />
			{changes && <RecordChanges changes={changes} />}
		</div>
	);
}

/** All headers in a fold. */
export function ResponseHeaders({ response: { headers } }: { response: ReadResponse }) {
	if (headers.length === 0) return null;
	return (
		<details className="console-more">
			<summary>{consoleText.responseHeaders(headers.length)}</summary>
			<dl className="console-headers">
				{headers.map(([name, value]) => (
					<div key={name}>
						<dt>
							<code>{name}</code>
						</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

interface ResponseBodyProps {
	content: BodyContent;
	response: ReadResponse;
	/** Its name, if it is not the response. */
	label?: string;
}

/** Text to read and copy, or a file to save. */
export function ResponseBody({ content, response: { bytes }, label = consoleText.response }: ResponseBodyProps) {
	if (content.kind === 'none') return <p className="console-hint">{consoleText.noBody}</p>;
	if (content.kind === 'file') {
		return (
			<p>
				<button type="button" className="console-minor" onClick={() => saveFile(bytes, content.name, content.type)}>
					{consoleText.download(content.name, byteSize(bytes.length))}
				</button>
			</p>
		);
	}
	return (
		<div className="console-body">
			<CopyButton text={() => content.text} />
			<CodeRegion label={label} text={content.text} language={content.language} />
		</div>
	);
}
