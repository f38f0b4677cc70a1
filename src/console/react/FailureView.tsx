import type { Ref } from 'react';
import { consoleText } from '#words/console.ts';
import { CodeRegion } from './CodeRegion.tsx';
import { CopyButton } from './CopyButton.tsx';

interface FailureViewProps {
	/** The first one says what happened, the others name possible causes. */
	reasons: readonly string[];
	curl: string;
	headingRef: Ref<HTMLHeadingElement>;
}

/** Stands in place of a response that never came. */
export function FailureView({ reasons: [what, ...possible], curl, headingRef }: FailureViewProps) {
	return (
		<div className="console-response">
			<h3 ref={headingRef} tabIndex={-1}>
				{consoleText.failed}
			</h3>
			<p>{what}</p>
			{possible.length > 0 && (
				<ul>
					{possible.map((reason) => (
						<li key={reason}>{reason}</li>
					))}
				</ul>
			)}
			<p>{consoleText.curlInstead}</p>
			<div className="console-body">
				<CopyButton text={() => curl} />
				<CodeRegion label="curl" text={curl} />
			</div>
		</div>
	);
}
