import './method.css';

const KNOWN = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** The method of an operation as a badge, coloured by what it does. */
export function Method({ name }: { name: string }) {
	const method = name.toLowerCase();
	return (
		<span className={KNOWN.has(method) ? `method method-${method}` : 'method'} translate="no">
			{name.toUpperCase()}
		</span>
	);
}
