import './endpoint.css';
import '#ui/prose/code.css';
import { Fragment } from 'react';
import { Method } from '#ui/layout/Method.tsx';
import { copy } from '#words/copy.ts';

interface EndpointProps {
	method: string;
	path: string;
	/** Ids of the descriptions of parameters, by name. */
	anchors: ReadonlyMap<string, string>;
	/** Address that the path is below. */
	server?: string | undefined;
}

/** Method and address of an operation with a button that copies the address. */
export function Endpoint({ method, path, anchors, server }: EndpointProps) {
	return (
		<div className="code endpoint">
			<Method name={method} />
			<pre>
				<code>
					{server !== undefined && (
						<small>
							{server}
							<wbr />
						</small>
					)}
					<PathTemplate path={path} anchors={anchors} />
				</code>
			</pre>
			<button type="button" data-copy="">
				{copy.copy}
			</button>
		</div>
	);
}

/** A path whose parameters are set apart and lead to their descriptions. Long paths may break after a slash. */
export function PathTemplate({ path, anchors }: { path: string; anchors?: ReadonlyMap<string, string> }) {
	const parts = path.split(/(\{[^{}]*\}|\/)/).filter((part) => part !== '');
	return parts.map((part, index) => {
		const key = `${index}-${part}`;
		if (part === '/') {
			return (
				<Fragment key={key}>
					{index > 0 && <wbr />}
					{part}
				</Fragment>
			);
		}
		if (!part.startsWith('{')) return <Fragment key={key}>{part}</Fragment>;
		const anchor = anchors?.get(part.slice(1, -1));
		return anchor === undefined ? (
			<em key={key}>{part}</em>
		) : (
			<a key={key} href={`#${anchor}`}>
				{part}
			</a>
		);
	});
}
