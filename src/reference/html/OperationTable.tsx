import './fields.css';
import './operation-table.css';
import type { Operation } from '#openapi/model/model.ts';
import { withBase } from '#ui/href.ts';
import { Method } from '#ui/layout/Method.tsx';
import { api } from '#words/api.ts';
import { PathTemplate } from './Endpoint.tsx';

interface OperationTableProps {
	base: string;
	operations: readonly Operation[];
	pathOf: (slug: string) => string;
}

/** Operations as a list: method, title, path. */
export function OperationTable({ base, operations, pathOf }: OperationTableProps) {
	return (
		<ul className="operations">
			{operations.map(({ slug, method, title, path, deprecated }) => (
				<li key={slug}>
					<Method name={method} />
					<a href={withBase(base, pathOf(slug))}>{title}</a>
					<code>
						<PathTemplate path={path} />
					</code>
					{deprecated && <b className="field-deprecated">{api.deprecated}</b>}
				</li>
			))}
		</ul>
	);
}
