import './code-switches.css';
import { api } from '#words/api.ts';

/** How the samples of the panel around it are shown. Boxes to check, so that no script has to know them. @param isWhole whether they show all lines in any case. */
export function CodeSwitches({ isWhole }: { isWhole: boolean }) {
	return (
		<p className="code-switches screen-only">
			{!isWhole && (
				<label className="whole-program js-only">
					<input type="checkbox" /> {api.wholeProgram}
				</label>
			)}
			<label className="wrap-lines">
				<input type="checkbox" /> {api.wrapLines}
			</label>
		</p>
	);
}
