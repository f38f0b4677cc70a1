import './badges.css';
import type { Operation } from '#openapi/model/model.ts';
import { operationMarks } from '#openapi/page/marks.ts';
import { markWords } from '#reference/wording/mark-words.ts';

/** Badges of an operation: the version that added it, whether it is deprecated, and those of the provider. */
export function Badges({ operation }: { operation: Operation }) {
	const marks = operationMarks(operation);
	if (marks.length === 0) return null;
	return (
		<p className="badges">
			{marks.map((mark, index) => (
				<span key={index} className={mark.kind === 'deprecated' ? 'badge badge-deprecated' : 'badge'}>
					{markWords(mark)}
				</span>
			))}
		</p>
	);
}
