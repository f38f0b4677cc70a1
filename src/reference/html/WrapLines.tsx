import './wrap-lines.css';
import { api } from '#words/api.ts';

/** Whether long lines of the panel around it are wrapped. A box to check, so that it works without script, too. */
export function WrapLines() {
	return (
		<label className="wrap-lines screen-only">
			<input type="checkbox" /> {api.wrapLines}
		</label>
	);
}
