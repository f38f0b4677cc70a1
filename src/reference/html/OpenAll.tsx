import './open-all.css';
import { mark } from '#chrome/contract.ts';
import { api } from '#words/api.ts';

/** Opens all folds of the page. */
export function OpenAll() {
	return (
		<button type="button" className="open-all js-only screen-only" {...mark('open-all', api.closeAll)}>
			{api.openAll}
		</button>
	);
}
