import './figure.css';
/** Number of a call-out, as in the legend of its figure. Stands beside what it names, so that it moves with it. */
export function Callout({ n }: { n: number }) {
	return <span className="callout">{n}</span>;
}
