import './fields.css';
import { type Mark, wholeMarks } from '#openapi/page/marks.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { markWords } from '#reference/wording/mark-words.ts';
import { Type } from './Type.tsx';

interface FieldHeadProps {
	name: string;
	/** The name is not a key, but describes keys or names a place. */
	isPattern?: boolean;
	marks: readonly Mark[];
	node: SchemaNode;
}

/**
 * The first line of a field or parameter: name, type, what must be known at a glance. The name is the link to the place. Without classes, and what is the
 * same everywhere stands first, where it compresses best: a page has hundreds of them.
 */
export function FieldHead({ name, isPattern, marks, node }: FieldHeadProps) {
	return (
		<header>
			<a translate={isPattern ? undefined : 'no'} href={`#${node.anchor}`}>
				{isPattern ? <em>{name}</em> : name}
			</a>
			<Type node={node} />
			<Marks marks={marks} />
		</header>
	);
}

/** The type of what has no name, and what must be known of it at a glance. */
export function WholeHead({ node }: { node: SchemaNode }) {
	const marks = wholeMarks(node);
	return (
		<>
			<Type node={node} />
			{marks.length > 0 && ' '}
			<Marks marks={marks} />
		</>
	);
}

/** What must be known of a thing at a glance, behind its name. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
	return marks.map((mark) => <MarkWord key={mark.kind} mark={mark} />);
}

function MarkWord({ mark }: { mark: Mark }) {
	if (mark.kind === 'required') return <b>{markWords(mark)}</b>;
	if (mark.kind === 'deprecated') return <b className="field-deprecated">{markWords(mark)}</b>;
	return <small>{markWords(mark)}</small>;
}
